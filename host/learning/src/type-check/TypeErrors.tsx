import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { countOf } from '../format.ts';
import type { EditorHandle } from '../workspace/editor-props.ts';
import { PlaceLink, type PlaceProps } from '../workspace/PlaceLink.tsx';
import styles from '../workspace/Results.module.css';
import type { TypeProblem } from './protocol.ts';
import { TypeChecker } from './TypeChecker.ts';

/** More errors than that are one mistake in many places. */
const most = 20;

export interface TypeErrorsProps extends PlaceProps {
  editor: RefObject<EditorHandle | null>;
  /** How often the reader has asked: with each change, the types are checked. */
  asked: number;
  /** Called with what is under way or was found, in a sentence. */
  onMessage: (message: string) => void;
}

/** The type errors of the code as it was when the reader asked; in CodeMirror they are underlined, too. */
export function TypeErrors({ files, onGoTo, editor, asked, onMessage }: TypeErrorsProps) {
  const heading = useId();
  const [checker] = useState(() => new TypeChecker());
  const [found, setFound] = useState<{ problems: TypeProblem[]; files: PlaceProps['files'] } | null>(null);
  const check = useEffectEvent(async (isLatest: () => boolean) => {
    try {
      await checker.load();
      if (isLatest()) onMessage('Checking the types …');
      const problems = byFile(await checker.check(files.files), files.editable);
      if (!isLatest()) return;
      setFound({ problems, files });
      onMessage(summaryOf(problems.length));
      const own = problems.filter(({ file }) => file === files.editable);
      editor.current?.mark?.(files.files[files.editable] ?? '', own);
    } catch (error) {
      if (!isLatest()) return;
      console.error(error);
      onMessage(
        'The type checker did not load, or ended. Your code is still here: check the connection and try again.',
      );
    }
  });
  useEffect(() => {
    let isLatest = asked > 0;
    void check(() => isLatest);
    return () => {
      isLatest = false;
    };
  }, [asked]);
  useEffect(() => () => checker.close(), [checker]);

  if (!found || found.problems.length === 0) return null;
  const isOld = found.files.files[files.editable] !== files.files[files.editable];
  return (
    <section aria-labelledby={heading} className={styles.results}>
      <h3 id={heading}>Type errors</h3>
      {isOld && <p className={styles.empty}>The code has changed since they were found.</p>}
      <ol className={styles.list}>
        {found.problems.slice(0, most).map((problem) => (
          <li key={`${problem.file}:${problem.from}:${problem.code}`} className={styles.failed}>
            <p className={styles.message}>{problem.message}</p>
            <div className={styles.actions}>
              <PlaceLink place={problem} files={found.files} onGoTo={onGoTo} />
              <span className={styles.place}>TS{problem.code}</span>
            </div>
          </li>
        ))}
      </ol>
      {found.problems.length > most && <p>And {found.problems.length - most} more.</p>}
    </section>
  );
}

/** Those of the reader's own file first. */
function byFile(problems: TypeProblem[], editable: string): TypeProblem[] {
  const isOwn = ({ file }: TypeProblem) => file === editable;
  return [...problems.filter(isOwn), ...problems.filter((problem) => !isOwn(problem))];
}

function summaryOf(count: number): string {
  if (count === 0) return 'No type errors.';
  return `${countOf(count, 'type error')}.`;
}
