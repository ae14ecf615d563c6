import { createPortal } from '@site/sdk/portal';
import type { EntryState } from './entry-state.ts';
import styles from './ProgressMarks.module.css';

const words = { known: 'Known', unsure: 'Unsure', 'not known': 'Not known' } as const;

/** A line of a list, or a link to an entry: where its mark goes, by the id of the entry. */
export interface MarkedLine {
  id: string;
  element: Element;
}

interface ProgressMarksProps {
  lines: readonly MarkedLine[];
  states: ReadonlyMap<string, EntryState>;
}

/** Marks the lines of a list with the reader's progress on their entries; `list.css` has the room for the marks. */
export function ProgressMarks({ lines, states }: ProgressMarksProps) {
  return lines.map(({ id, element }) => {
    const state = states.get(id);
    return state ? createPortal(<Mark {...state} />, element, id) : null;
  });
}

function Mark({ knowledge, isBookmarked }: EntryState) {
  return (
    <span className={styles.marks}>
      {isBookmarked && (
        <span className={styles.bookmark} title="Bookmarked">
          <span>Bookmarked</span>
        </span>
      )}
      {knowledge && (
        <span className={styles.knowledge} data-knowledge={knowledge} title={words[knowledge]}>
          <span>{words[knowledge]}</span>
        </span>
      )}
    </span>
  );
}
