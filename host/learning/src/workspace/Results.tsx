import { type ReactNode, useId } from 'react';
import type { Failure, Place } from '../runner/protocol.ts';
import { Comparison } from './Comparison.tsx';
import styles from './Results.module.css';
import type { RunState, TestResult } from './run-state.ts';
import type { WorkspaceFiles } from './workspace-files.ts';

interface ResultsProps {
  /** Null before the first run. */
  run: RunState | null;
  /** The sources that are shown where a failure leads to, and which of them the reader edits. */
  files: Pick<WorkspaceFiles, 'files' | 'editable'>;
  /** Takes the reader to a line of the code, 1-based. */
  onGoTo: (line: number) => void;
  /** Runs one test alone, by its index; null where that is not offered. */
  onOnly: ((index: number) => void) | null;
}

/** What the tests of the latest run say, as they come in. */
export function Results({ run, files, onGoTo, onOnly }: ResultsProps) {
  const heading = useId();
  const place = { files, onGoTo };
  return (
    <section aria-labelledby={heading} className={styles.results}>
      <h3 id={heading}>Results</h3>
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
            <Result key={result.index} result={result} onOnly={onOnly} {...place} />
          ))}
        </ol>
      )}
    </section>
  );
}

type PlaceProps = Pick<ResultsProps, 'files' | 'onGoTo'>;

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
function Problem({ failure: { message, compared, place }, children, ...props }: ProblemProps) {
  return (
    <div className={styles.problem}>
      <p className={styles.message}>{message}</p>
      {compared && <Comparison {...compared} />}
      <div className={styles.actions}>
        {place && <PlaceLink place={place} {...props} />}
        {children}
      </div>
    </div>
  );
}

/** A place in the reader's code, which it leads to; or in the tests, whose line it shows. */
function PlaceLink({ place: { file, line }, files, onGoTo }: PlaceProps & { place: Place }) {
  if (file === files.editable)
    return (
      <button type="button" className={styles.small} onClick={() => onGoTo(line)}>
        Line {line} of your code
      </button>
    );
  const source = files.files[file]?.split('\n')[line - 1]?.trim();
  return (
    <p className={styles.place}>
      {file}, line {line}: {source && <code>{source}</code>}
    </p>
  );
}
