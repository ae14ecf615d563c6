import type { KnowledgeCounts } from '@site/learning/statistics';
import styles from './KnowledgeBar.module.css';

/** The answers from best to worst, in the order of bars and columns. */
export const answers = [
  { id: 'known', label: 'Known' },
  { id: 'unsure', label: 'Unsure' },
  { id: 'not known', label: 'Not known' },
  { id: 'open', label: 'Open' },
] as const;

type Answer = (typeof answers)[number]['id'];

/** The answers as parts of one bar. The numbers are beside it, so it is hidden from screen readers. */
export function KnowledgeBar({ counts }: { counts: KnowledgeCounts }) {
  const total = answers.reduce((sum, { id }) => sum + counts[id], 0);
  let end = 0;
  return (
    <svg className={styles.bar} aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${total} 1`}>
      {answers.map(({ id }) => {
        const start = end;
        end += counts[id];
        return <Part key={id} answer={id} x={start} width={counts[id]} />;
      })}
    </svg>
  );
}

/** Which color of the bars is which answer. */
export function Legend() {
  return (
    <ul className={styles.legend}>
      {answers.map(({ id, label }) => (
        <li key={id}>
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <Part answer={id} x={0} width={1} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** What is not known is half as high, so that its color is not all that tells it apart. */
function Part({ answer, x, width }: { answer: Answer; x: number; width: number }) {
  const isLow = answer === 'not known';
  return <rect data-answer={answer} x={x} width={width} y={isLow ? 0.5 : 0} height={isLow ? 0.5 : 1} />;
}
