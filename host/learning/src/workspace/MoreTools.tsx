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
  notify: (text: string) => void;
}

/** What readers need less often, each in a disclosure. */
export function MoreTools({ code, files, session, earlier, notify }: MoreToolsProps) {
  return (
    <div className={styles.more}>
      <Compare code={code} solution={files.solution} />
      <details className="reveal">
        <summary>Attempts and sharing</summary>
        <div>
          <Attempts earlier={earlier} onBegin={() => session.begin()} onResume={(id) => session.resume(id)} />
          <Sharing shared={code} code={code} file={files.editable} notify={notify} />
        </div>
      </details>
      <EditorSettings />
    </div>
  );
}
