import { Button } from '@site/sdk/ui/button';
import type { RunState } from './run-state.ts';
import { summaryOf } from './run-state.ts';
import styles from './Workspace.module.css';

interface RunBarProps {
  run: RunState | null;
  onRun: () => void;
  onStop: () => void;
  /** On a narrow screen the parts are one below another; these go from one to the next. */
  jumps: { label: string; jump: () => void }[];
}

/** What stays in view while readers work: run and stop, how the tests went, and the way between the parts. */
export function RunBar({ run, onRun, onStop, jumps }: RunBarProps) {
  const isRunning = run !== null && run.end === null;
  return (
    <div className={styles.bar}>
      <Button tone={isRunning ? 'danger' : 'primary'} onClick={isRunning ? onStop : onRun}>
        {isRunning ? 'Stop' : 'Run'}
      </Button>
      <p role="status" className={styles.summary}>
        {run && summaryOf(run)}
      </p>
      <div className={styles.jumps}>
        {jumps.map(({ label, jump }) => (
          <Button key={label} tone="quiet" onClick={jump}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
