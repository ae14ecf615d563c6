import { Button } from '@site/sdk/ui/button';
import { type ComponentType, useId, useState } from 'react';
import type { Growth } from '../growth/growth.ts';
import type { MeasurementProps } from '../growth/Measurement.tsx';
import type { Runner } from '../runner/Runner.ts';
import styles from './Workspace.module.css';

interface MeasureGrowthProps {
  growth: Growth;
  /** The reader's code by file name. */
  files: Record<string, string>;
  /** Whether it is the code that passed all tests. */
  isTested: boolean;
  runner: Runner;
}

/** Measures code on input that grows, once it passes the tests. What does it is loaded when the reader first asks for it. */
export function MeasureGrowth({ growth, files, isTested, runner }: MeasureGrowthProps) {
  const status = useId();
  const [asked, setAsked] = useState<{ files: Record<string, string> } | null>(null);
  const [Measurement, setMeasurement] = useState<ComponentType<MeasurementProps>>();
  const [message, setMessage] = useState('How does the time of your code grow with its input?');
  const measure = async () => {
    if (!isTested) {
      setMessage('Run the tests first: only code that passes all of them is measured.');
      return;
    }
    setMessage('Measuring …');
    try {
      const module = await import('../growth/Measurement.tsx');
      setMeasurement(() => module.Measurement);
      setAsked({ files });
    } catch (error) {
      console.error(error);
      setMessage('What measures the code did not load. Check the connection and try again.');
    }
  };
  return (
    <>
      <div className={styles.actions}>
        <Button aria-describedby={status} onClick={measure}>
          Measure
        </Button>
        <p id={status} role="status" className={styles.status}>
          {message}
        </p>
      </div>
      {Measurement && asked && <Measurement {...{ growth, asked, runner }} onMessage={setMessage} />}
    </>
  );
}
