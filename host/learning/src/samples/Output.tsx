import { endings, type RunState } from '../workspace/run-state.ts';
import styles from './Sample.module.css';

interface OutputProps {
  run: RunState;
  /** What Node prints, to compare with; null for code that the reader has changed. */
  published: string | null;
}

/** What a sample has printed, and why it ended. */
export function Output({ run, published }: OutputProps) {
  const { output, errors, blockedAt } = run;
  const text = output.map((line) => line.text).join('\n');
  return (
    <section aria-label="Output" className={styles.output}>
      <p role="status" className={styles.status}>
        {run.end ? endOf(run, text, published) : 'Running …'}
      </p>
      {output.map(({ level, text: line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
        <pre key={index} data-level={level}>
          {line}
        </pre>
      ))}
      {errors.map(({ message, place }) => (
        <pre key={message} data-level="error">
          {message}
          {place && ` (line ${place.line})`}
        </pre>
      ))}
      {errors.length === 0 && blockedAt && <p>The loop in line {blockedAt.line} was running.</p>}
    </section>
  );
}

function endOf({ end, errors }: RunState, text: string, published: string | null): string {
  if (end !== null && end !== 'finished') return endings[end];
  if (errors.length > 0) return 'The code threw an error.';
  if (published === null) return text ? 'The code printed:' : 'The code printed nothing.';
  return lines(text) === lines(published)
    ? 'Your browser prints the same as the page.'
    : 'Your browser prints something other than Node, whose output is on the page:';
}

/** Text without the spaces that no reader sees. */
function lines(text: string): string {
  return text.replaceAll(/ +$/gm, '').trim();
}
