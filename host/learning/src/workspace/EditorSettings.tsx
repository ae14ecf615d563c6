import { type EditorPreference, editorSizes } from '@site/sdk/reader-data';
import { useId } from 'react';
import styles from './Workspace.module.css';

interface EditorSettingsProps {
  value: EditorPreference;
  onChange: (value: EditorPreference) => void;
}

/** How the reader writes code; kept for all entries. */
export function EditorSettings({ value, onChange }: EditorSettingsProps) {
  const size = useId();
  const checkbox = (name: 'isPlain' | 'isWrapped', label: string) => (
    <label>
      <input
        type="checkbox"
        checked={value[name]}
        onChange={({ target }) => onChange({ ...value, [name]: target.checked })}
      />{' '}
      {label}
    </label>
  );
  return (
    <div className={styles.settings}>
      {checkbox('isPlain', 'Plain text area')}
      {checkbox('isWrapped', 'Wrap long lines')}
      <label htmlFor={size}>Text size</label>
      <select
        id={size}
        value={value.size}
        onChange={({ target }) => {
          const chosen = editorSizes.find((one) => one === target.value);
          if (chosen) onChange({ ...value, size: chosen });
        }}
      >
        {editorSizes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
}
