import { useId } from 'react';
import type { RunState } from '../../../workspace/run-state.ts';
import styles from './Critique.module.css';
import { critiqueOf } from './critique.ts';

/** What a senior reviewer would say when all checks have run to the end without an error outside of them; nothing before. */
export function Critique({ run }: { run: RunState | null }) {
  const heading = useId();
  if (!run || run.isOnly || run.end !== 'finished' || run.errors.length > 0 || run.results.length === 0) return null;
  const { verdict, level, remarks } = critiqueOf(run.results);
  return (
    <section aria-labelledby={heading} className={styles.critique}>
      <h3 id={heading}>What a reviewer would say</h3>
      <p className={styles.verdict}>{verdict}</p>
      <p>{level}</p>
      {remarks.length > 0 && (
        <>
          <p>{remarks.length === 1 ? 'What to look at:' : 'What to look at, the first one first:'}</p>
          <ol>
            {remarks.map(({ area, title, finding, meaning, advice }) => (
              <li key={area}>
                <p>
                  <strong>{title}</strong>: {finding} {meaning}
                </p>
                <p>{advice}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
