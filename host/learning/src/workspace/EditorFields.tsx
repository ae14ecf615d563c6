import { useStored } from '@site/sdk/reader-data';
import { type Editor, editor } from '@site/sdk/reader-data/editor';
import { Field } from '@site/sdk/ui/field';
import styles from './EditorFields.module.css';

/** The sizes of code to choose from, in CSS pixels; below 16, phones zoom in when a field gets the focus. */
const fontSizes = [13, 15, 16, 18, 20, 24];

const kinds: { value: Editor['kind']; label: string }[] = [
  { value: 'codemirror', label: 'CodeMirror' },
  { value: 'plain', label: 'Plain text area' },
];

/** How the reader wants to write code, for all entries: in the preferences of the site, and beside every editor. */
export function EditorFields() {
  const [value, choose] = useStored(editor);
  const { kind, fontSize, wrapsLines, tabIndents, hasVimKeys } = value;
  return (
    <>
      <Field compact label="Editor">
        {(control) => (
          <select
            {...control}
            value={kind}
            onChange={(event) => choose({ ...value, kind: event.target.value === 'plain' ? 'plain' : 'codemirror' })}
          >
            {kinds.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field compact label="Code size">
        {(control) => (
          <select
            {...control}
            value={fontSize}
            onChange={(event) => choose({ ...value, fontSize: Number(event.target.value) })}
          >
            {[...new Set([...fontSizes, fontSize])].map((size) => (
              <option key={size} value={size}>{`${size} px`}</option>
            ))}
          </select>
        )}
      </Field>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={wrapsLines}
          onChange={(event) => choose({ ...value, wrapsLines: event.target.checked })}
        />
        <span>Wrap long lines of code</span>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={tabIndents}
          disabled={kind === 'plain'}
          onChange={(event) => choose({ ...value, tabIndents: event.target.checked })}
        />
        <span>Tab indents code, and leaves the editor after Esc</span>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={hasVimKeys}
          disabled={kind === 'plain'}
          onChange={(event) => choose({ ...value, hasVimKeys: event.target.checked })}
        />
        <span>Vim keys</span>
      </label>
    </>
  );
}
