import { EditorFields } from './EditorFields.tsx';
import styles from './Workspace.module.css';

/** The settings of the editor, in a disclosure. */
export function EditorSettings() {
  return (
    <details className="reveal">
      <summary>Editor settings</summary>
      <div className={styles.settings}>
        <EditorFields />
      </div>
    </details>
  );
}
