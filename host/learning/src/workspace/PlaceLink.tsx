import type { Place } from '../runner/protocol.ts';
import styles from './Results.module.css';
import type { WorkspaceFiles } from './workspace-files.ts';

export interface PlaceProps {
  /** The sources that are shown where a problem leads to, and which of them the reader edits. */
  files: Pick<WorkspaceFiles, 'files' | 'editable'>;
  /** Takes the reader to a line of the code, 1-based. */
  onGoTo: (line: number) => void;
}

/** A place in the reader's code, which it leads to; or in another file, whose line it shows. */
export function PlaceLink({ place: { file, line }, files, onGoTo }: PlaceProps & { place: Place }) {
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
