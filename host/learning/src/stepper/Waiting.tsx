import { useId } from 'react';
import type { Step } from './recording.ts';
import styles from './Stepper.module.css';
import { sourceLine } from './source-line.ts';
import { timerText, waiting } from './words.ts';

interface WaitingProps {
  steps: readonly Step[];
  /** The step that ran last. */
  index: number;
  /** The script, to show the lines that wait. */
  code: string;
}

/** What waits after a step: the queue of microtasks, first in, first out; and the timers, by when they are due. */
export function Waiting({ steps, index, code }: WaitingProps) {
  const { queued = 0, timers = [], now = 0 } = steps[index] ?? {};
  const queue = steps.slice(index + 1, index + 1 + (queued ?? 0));
  return (
    <div>
      <Lane
        title="Microtasks"
        empty={queued === null ? 'Not known: the run ended here.' : 'The queue is empty.'}
        items={queue.map((step) => ({ text: waiting(step), source: sourceLine(code, step.began?.line) }))}
      />
      <Lane
        title={`Timers, the clock at ${now} ms`}
        empty="No timer waits."
        items={timers.map((timer) => ({ text: timerText(timer), source: sourceLine(code, timer.line) }))}
      />
    </div>
  );
}

interface LaneProps {
  title: string;
  /** Shown when nothing waits. */
  empty: string;
  /** What each is, and its line of the script. */
  items: { text: string; source: string }[];
}

function Lane({ title, empty, items }: LaneProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <p id={heading} className={styles.label}>
        {title}
      </p>
      {items.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ol className={styles.lane}>
        {items.map(({ text, source }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two that wait can have the same text
          <li key={index}>
            {text}
            {source && <code>{source}</code>}
          </li>
        ))}
      </ol>
    </section>
  );
}
