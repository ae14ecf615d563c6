import type { Editor } from '@site/sdk/reader-data/editor';
import { useId } from 'react';
import styles from './Workspace.module.css';

interface EditorSettingsProps {
  value: Editor;
  onChange: (value: Editor) => void;
}

/** In CSS pixels; below 16, phones zoom in when a field gets the focus. */
const sizes = [13, 15, 16, 18, 20, 24];

/** How the reader writes code; kept for all entries, and the same as in the preferences of the site. */
export function EditorSettings({ value, onChange }: EditorSettingsProps) {
  const size = useId();
  return (
    <div className={styles.settings}>
      <label>
        <input
          type="checkbox"
          checked={value.kind === 'plain'}
          onChange={({ target }) => onChange({ ...value, kind: target.checked ? 'plain' : 'codemirror' })}
        />{' '}
        Plain text area
      </label>
      <label>
        <input
          type="checkbox"
          checked={value.wrapsLines}
          onChange={({ target }) => onChange({ ...value, wrapsLines: target.checked })}
        />{' '}
        Wrap long lines
      </label>
      <label htmlFor={size}>Text size</label>
      <select
        id={size}
        value={value.fontSize}
        onChange={({ target }) => onChange({ ...value, fontSize: Number(target.value) })}
      >
        {[...new Set([...sizes, value.fontSize])].map((one) => (
          <option key={one} value={one}>
            {one} px
          </option>
        ))}
      </select>
    </div>
  );
}
