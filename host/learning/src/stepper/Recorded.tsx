import { Button } from '@site/sdk/ui/button';
import { useState } from 'react';
import { RanLine } from './RanLine.tsx';
import type { Recording } from './recording.ts';
import { StepOutput } from './StepOutput.tsx';
import styles from './Stepper.module.css';
import { Waiting } from './Waiting.tsx';
import { endOf, titleOf, whatRan } from './words.ts';

interface RecordedProps {
  recording: Recording;
  /** The script, to show the line that ran. */
  code: string;
}

/** A recording, shown up to one of its steps. It starts after the script; runs are the same each time, so it also goes back. */
export function Recorded({ recording, code }: RecordedProps) {
  const { steps } = recording;
  const [index, setIndex] = useState(0);
  const last = steps.length - 1;
  const step = steps[index];
  if (!step) return <p role="status">{endOf(recording)}</p>;
  const go = (to: number) => setIndex(Math.min(last, Math.max(0, to)));
  return (
    <>
      <div className={styles.bar}>
        <Button tone="primary" aria-disabled={index === last} onClick={() => go(index + 1)}>
          Step
        </Button>
        <Button aria-disabled={index === 0} onClick={() => go(index - 1)}>
          Back
        </Button>
        <Button aria-disabled={index === last} onClick={() => go(last)}>
          Run to the end
        </Button>
        <Button aria-disabled={index === 0} onClick={() => go(0)}>
          Restart
        </Button>
      </div>
      <div role="status">
        <p>
          <strong>{titleOf(steps, index)}</strong>{' '}
          <span className={styles.count}>
            {index + 1} of {steps.length}
          </span>
        </p>
        <p>{whatRan(step)}</p>
        {index === last && <p>{endOf(recording)}</p>}
      </div>
      {step.kind !== 'script' && <RanLine code={code} line={step.began?.line ?? step.timer?.line ?? null} />}
      <div className={styles.panels}>
        <StepOutput steps={steps} index={index} />
        <Waiting steps={steps} index={index} code={code} />
      </div>
      <p className={styles.note}>
        It runs in QuickJS with a virtual clock, so that waiting takes no time. Rejections that nothing handles are not
        reported here; Run reports them.
      </p>
    </>
  );
}
