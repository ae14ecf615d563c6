import { Button } from '@site/sdk/ui/button';
import styles from './Workspace.module.css';

export interface RunBarProps {
  /** What its button does: runs the tests, or has them judged. */
  label: string;
  isRunning: boolean;
  /** The latest result in a sentence or two; announced when it changes. */
  summary: string | null;
  onRun: () => void;
  onStop: () => void;
  /** On a narrow screen the parts are one below another; these go from one to the next. */
  jumps: { label: string; jump: () => void }[];
}

/** What stays in view while readers work: run and stop, how the tests went, and the way between the parts. */
export function RunBar({ label, isRunning, summary, onRun, onStop, jumps }: RunBarProps) {
  return (
    <div className={styles.bar}>
      <Button tone={isRunning ? 'danger' : 'primary'} onClick={isRunning ? onStop : onRun}>
        {isRunning ? 'Stop' : label}
      </Button>
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      <div className={styles.jumps}>
        {jumps.map((one) => (
          <Button key={one.label} tone="quiet" onClick={one.jump}>
            {one.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
