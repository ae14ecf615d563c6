import { useId } from 'react';
import type { Step } from './recording.ts';
import styles from './Stepper.module.css';
import { stackText, titleOf } from './words.ts';

interface StepsProps {
  steps: readonly Step[];
  /** The step that ran last. */
  index: number;
}

/** What was printed so far, and in which step. The lines of the last step have their call stack. */
export function StepOutput({ steps, index }: StepsProps) {
  const heading = useId();
  const lines = steps
    .slice(0, index + 1)
    .flatMap(({ printed }, step) => printed.map((line) => ({ ...line, step, isNew: step === index })));
  return (
    <section aria-labelledby={heading} aria-live="polite">
      <p id={heading} className={styles.label}>
        Output
      </p>
      {lines.length === 0 && <p className={styles.empty}>Nothing is printed yet.</p>}
      <ol className={styles.output}>
        {lines.map(({ text, level, stack, step, isNew }, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is the same at each step
          <li key={line} data-new={isNew} data-level={level}>
            <code>{text}</code> <span className={styles.from}>{titleOf(steps, step)}</span>
            {isNew && stack.length > 0 && <p className={styles.stack}>Call stack: {stackText(stack)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
