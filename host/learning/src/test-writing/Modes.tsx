import { useEffect, useId, useRef, useState } from 'react';
import { type LaunchedParts, Launcher, type LauncherProps } from '../workspace/Launcher.tsx';
import styles from './Modes.module.css';
import type { TestWritingParts } from './start-test-writing.ts';
import type { TestWriting } from './TestWriting.tsx';

interface Ready {
  parts: TestWritingParts;
  TestWriting: typeof TestWriting;
}

/**
 * An exercise can be solved, or its tests be written. The place for the tests is loaded when the reader chooses it; from then on both
 * stay, so that nothing is lost on the way between them.
 * @param file the name of the file that the tests import, such as `solution.ts`
 */
export function Modes<Parts extends LaunchedParts>({ file, ...props }: LauncherProps<Parts> & { file: string }) {
  const { id, base, start } = props;
  const name = useId();
  const [isWritingTests, setWritingTests] = useState(false);
  const [ready, setReady] = useState<Ready | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isGone = useRef(false);

  const writeTests = async () => {
    setWritingTests(true);
    if (ready) return;
    setFailed(false);
    try {
      const { startTestWriting, TestWriting } = await import('./start-test-writing.ts');
      const parts = await startTestWriting(id, file, start);
      if (isGone.current) parts.close();
      else setReady({ parts, TestWriting });
    } catch (error) {
      console.error(error);
      setFailed(true);
      setWritingTests(false);
    }
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => () => ready?.parts.close(), [ready]);

  return (
    <>
      <fieldset className={styles.modes} aria-label="What you write">
        <label>
          <input type="radio" name={name} checked={!isWritingTests} onChange={() => setWritingTests(false)} />
          Solve
        </label>
        <label>
          <input type="radio" name={name} checked={isWritingTests} onChange={writeTests} />
          Write the tests
        </label>
        <p role="status">{hasFailed && 'The place to write tests did not arrive. Try again.'}</p>
      </fieldset>
      <div className={styles.mode} hidden={isWritingTests}>
        <Launcher {...props} />
      </div>
      <div className={styles.mode} hidden={!isWritingTests}>
        {ready ? (
          <ready.TestWriting id={id} base={base} parts={ready.parts} />
        ) : (
          <p className={styles.status}>Loading …</p>
        )}
      </div>
    </>
  );
}
