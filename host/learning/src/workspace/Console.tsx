import { useId } from 'react';
import styles from './Console.module.css';
import type { ConsoleLine } from './run-state.ts';

/** What the code of the latest run has printed. */
export function Console({ lines }: { lines: readonly ConsoleLine[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.console}>
      <h3 id={heading}>Console</h3>
      {lines.length === 0 ? (
        <p className={styles.empty}>Nothing was printed.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be reached with the keyboard
        <section className={styles.lines} tabIndex={0} aria-label="Printed lines">
          {lines.map(({ level, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
            <pre key={index} data-level={level}>
              {text}
            </pre>
          ))}
        </section>
      )}
    </section>
  );
}
