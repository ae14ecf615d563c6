import type { Attempt } from '../memory/attempt.ts';
import { Attempts } from './Attempts.tsx';
import { Compare } from './Compare.tsx';
import { EditorSettings } from './EditorSettings.tsx';
import { Sharing } from './Sharing.tsx';
import styles from './Workspace.module.css';
import type { WorkspaceFiles } from './workspace-files.ts';

interface MoreToolsProps {
  code: string;
  files: WorkspaceFiles;
  earlier: readonly Attempt[];
  onBegin: () => void;
  onResume: (id: string) => void;
  notify: (text: string) => void;
}

/** What readers need less often, each in a disclosure. */
export function MoreTools({ code, files, notify, ...attempts }: MoreToolsProps) {
  return (
    <div className={styles.more}>
      <Compare code={code} solution={files.solution} />
      <details className="reveal">
        <summary>Attempts and sharing</summary>
        <div>
          <Attempts {...attempts} />
          <Sharing shared={code} code={code} file={files.editable} notify={notify} />
        </div>
      </details>
      <EditorSettings />
    </div>
  );
}
