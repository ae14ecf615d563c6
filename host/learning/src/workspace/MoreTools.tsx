import type { Editor } from '@site/sdk/reader-data/editor';
import type { Attempt } from '../memory/attempt.ts';
import { Attempts } from './Attempts.tsx';
import type { AttemptSession } from './attempt-session.ts';
import { Compare } from './Compare.tsx';
import { EditorSettings } from './EditorSettings.tsx';
import { Sharing } from './Sharing.tsx';
import styles from './Workspace.module.css';
import type { WorkspaceFiles } from './workspace-files.ts';

interface MoreToolsProps {
  code: string;
  files: WorkspaceFiles;
  session: AttemptSession;
  earlier: readonly Attempt[];
  preference: Editor;
  onPreference: (value: Editor) => void;
  notify: (text: string) => void;
}

/** What readers need less often, each in a disclosure. */
export function MoreTools({ code, files, session, earlier, preference, onPreference, notify }: MoreToolsProps) {
  return (
    <div className={styles.more}>
      <Compare code={code} solution={files.solution} />
      <details className="reveal">
        <summary>Attempts and sharing</summary>
        <div>
          <Attempts earlier={earlier} onBegin={() => session.begin()} onResume={(id) => session.resume(id)} />
          <Sharing code={code} file={files.editable} notify={notify} />
        </div>
      </details>
      <details className="reveal">
        <summary>Editor settings</summary>
        <EditorSettings value={preference} onChange={onPreference} />
      </details>
    </div>
  );
}
