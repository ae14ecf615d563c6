import { useId, useState } from 'react';
import { DifferenceLines } from '../workspace/DifferenceLines.tsx';
import styles from '../workspace/Results.module.css';
import type { TriedMutant } from './judgment.ts';

interface WrongVersionsProps {
  tried: readonly TriedMutant[];
  solution: string;
}

/** The wrong versions that the tests have run on, with what has caught them; the code of the others on demand. */
export function WrongVersions({ tried, solution }: WrongVersionsProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.results}>
      <h3 id={heading}>Wrong versions</h3>
      <ol className={styles.list}>
        {tried.map((mutant) => (
          <li key={mutant.name} className={mutant.caughtBy === null ? styles.failed : styles.passed}>
            <p className={styles.name}>
              <strong>{mutant.caughtBy === null ? 'Not caught' : 'Caught'}</strong> {mutant.name.replaceAll('-', ' ')}
            </p>
            <p className={styles.place}>{mutant.mistake}</p>
            {mutant.caughtBy === null ? (
              <Code code={mutant.code} solution={solution} />
            ) : (
              <p className={styles.place}>{mutant.caughtBy}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How a wrong version differs from the solution, once the reader asks for it. */
function Code({ code, solution }: { code: string; solution: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="reveal" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Show its code</summary>
      {isOpen && (
        <div>
          <p>Lines with a minus are only in the solution, lines with a plus only in this version.</p>
          <DifferenceLines before={solution} after={code} />
        </div>
      )}
    </details>
  );
}
