import { useId } from 'react';
import type { Step } from './recording.ts';
import styles from './Stepper.module.css';
import { timerText, waiting } from './words.ts';

interface WaitingProps {
  steps: readonly Step[];
  /** The step that ran last. */
  index: number;
}

/** What waits after a step: the queue of microtasks, first in, first out; and the timers, by when they are due. */
export function Waiting({ steps, index }: WaitingProps) {
  const { queued = 0, timers = [], now = 0 } = steps[index] ?? {};
  const queue = steps.slice(index + 1, index + 1 + (queued ?? 0));
  return (
    <div>
      <Lane title="Microtasks" empty={queued === null ? 'Not known: the run ended here.' : 'The queue is empty.'}>
        {queue.map(waiting)}
      </Lane>
      <Lane title={`Timers, at ${now} ms`} empty="No timer waits.">
        {timers.map(timerText)}
      </Lane>
    </div>
  );
}

function Lane({ title, empty, children }: { title: string; empty: string; children: string[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h4 id={heading}>{title}</h4>
      {children.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ol className={styles.lane}>
        {children.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two that wait can have the same text
          <li key={index}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
