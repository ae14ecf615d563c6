import { type ReactNode, useId, useRef } from 'react';
import type { Failure } from '../runner/protocol.ts';
import { Comparison } from './Comparison.tsx';
import { PlaceLink, type PlaceProps } from './PlaceLink.tsx';
import styles from './Results.module.css';
import type { RunState, TestResult } from './run-state.ts';

interface ResultsProps extends PlaceProps {
  /** Null before the first run. */
  run: RunState | null;
  /** Runs one test alone, by its index; null where that is not offered. */
  onOnly: ((index: number) => void) | null;
}

/** What the tests of the latest run say, as they come in. */
export function Results({ run, files, onGoTo, onOnly }: ResultsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = { files, onGoTo };
  // The button goes away with the results.
  const runOnly = (index: number) => {
    heading.current?.focus();
    onOnly?.(index);
  };
  return (
    <section aria-labelledby={id} className={styles.results}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        Results
      </h3>
      {run === null && <p className={styles.empty}>The tests have not run yet.</p>}
      {run?.errors.map((failure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: errors are only added
        <Problem key={index} failure={failure} {...place} />
      ))}
      {run?.blockedAt && (
        <p>
          This did not end: <PlaceLink place={run.blockedAt} {...place} />
        </p>
      )}
      {run && run.results.length > 0 && (
        <ol className={styles.list}>
          {run.results.map((result) => (
            <Result key={result.index} result={result} onOnly={onOnly && runOnly} {...place} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Result({ result, onOnly, ...place }: PlaceProps & Pick<ResultsProps, 'onOnly'> & { result: TestResult }) {
  const { index, isPassed, name, failure } = result;
  return (
    <li className={isPassed ? styles.passed : styles.failed}>
      <p className={styles.name}>
        <strong>{isPassed ? 'Passed' : 'Failed'}</strong> {name.join(' › ')}
      </p>
      {failure && (
        <Problem failure={failure} {...place}>
          {onOnly && (
            <button type="button" className={styles.small} onClick={() => onOnly(index)}>
              Only this test
            </button>
          )}
        </Problem>
      )}
    </li>
  );
}

interface ProblemProps extends PlaceProps {
  failure: Failure;
  /** Further actions, beside the one that leads to the code. */
  children?: ReactNode;
}

/** What went wrong, and what to do about it. */
function Problem({ failure: { message, compared, place, moment }, children, ...props }: ProblemProps) {
  return (
    <div className={styles.problem}>
      <p className={styles.message}>{message}</p>
      {compared && <Comparison {...compared} />}
      {moment && (
        <details className={styles.moment}>
          <summary>The HTML at that moment</summary>
          <pre>{moment}</pre>
        </details>
      )}
      <div className={styles.actions}>
        {place && <PlaceLink place={place} {...props} />}
        {children}
      </div>
    </div>
  );
}
