import type { BehaviorProps } from '../kind.ts';
import type { Knowledge } from '../memory/progress.ts';
import { Note } from './Note.tsx';
import styles from './ProgressControls.module.css';
import { useProgress } from './use-progress.ts';

const answers: { value: Knowledge; label: string }[] = [
  { value: 'known', label: 'Known' },
  { value: 'unsure', label: 'Unsure' },
  { value: 'not known', label: 'Not known' },
];

/** How well the reader knows an entry, a bookmark and a note. The button that is pressed takes its answer back. */
export function ProgressControls({ id }: Pick<BehaviorProps, 'id'>) {
  const [{ knowledge, isBookmarked, note, solvedAt }, change] = useProgress(id);
  return (
    <fieldset className={styles.progress}>
      <legend>How well do you know this?</legend>
      <div className={styles.row}>
        <div className={styles.answers}>
          {answers.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={knowledge === value}
              onClick={() => change({ knowledge: knowledge === value ? null : value })}
            >
              {label}
            </button>
          ))}
        </div>
        <button type="button" aria-pressed={isBookmarked} onClick={() => change({ isBookmarked: !isBookmarked })}>
          Bookmark
        </button>
        <Note note={note} onChange={async (text) => (await change({ note: text })).note} />
        {solvedAt !== null && <span className={styles.solved}>Solved</span>}
      </div>
    </fieldset>
  );
}
