import type { RunState } from '../workspace/run-state.ts';
import styles from './Sample.module.css';

interface OutputProps {
  run: RunState;
  /** How it went, in a sentence. */
  status: string;
}

/** What a sample has printed and thrown. */
export function Output({ run: { output, errors, blockedAt }, status }: OutputProps) {
  return (
    <section aria-label="Output" className={styles.output}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {output.map(({ level, text: line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
        <pre key={index} data-level={level}>
          {line}
        </pre>
      ))}
      {errors.map(({ message, place }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: errors are only added
        <pre key={index} data-level="error">
          {message}
          {place && `${message.includes('\n') ? '\n' : ' '}(line ${place.line})`}
        </pre>
      ))}
      {errors.length === 0 && blockedAt && <p>The loop in line {blockedAt.line} was running.</p>}
    </section>
  );
}
