import { Button } from '@site/sdk/ui/button';
import type { Runner } from '../runner/Runner.ts';
import { Recorded } from './Recorded.tsx';
import styles from './Stepper.module.css';
import { useRecording } from './use-recording.ts';

interface StepperProps {
  code: string;
  runner: Runner;
}

/** Runs a script one turn of the event loop at a time: its output, the queue of microtasks, the timers, and what ran just now. */
export function Stepper({ code, runner }: StepperProps) {
  const { recording, problem, retry } = useRecording(runner, code);
  return (
    <section aria-label="Event loop" className={styles.stepper}>
      {recording && <Recorded recording={recording} code={code} />}
      {!recording && (
        <p role="status" className={styles.loading}>
          {problem ?? 'Loading …'} {problem && <Button onClick={retry}>Try again</Button>}
        </p>
      )}
    </section>
  );
}
