import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { type EditorProps, editorLabel, plainField } from './editor.ts';
import styles from './PlainEditor.module.css';

/** A text area: for screen readers, speech input and slow devices. */
export function PlainEditor({ code, onChange, label = editorLabel, isWrapped, selection, handle }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const focus = useEffectEvent(() => selection && select(field.current, selection.from, selection.to));
  useEffect(() => {
    focus();
  }, []);
  useImperativeHandle(handle, () => ({
    goToLine(line) {
      const lines = code.split('\n').slice(0, line - 1);
      const start = lines.reduce((length, text) => length + text.length + 1, 0);
      select(field.current, start, start);
    },
  }));
  return (
    <textarea
      {...plainField}
      aria-label={label}
      ref={field}
      className={styles.plain}
      wrap={isWrapped ? 'soft' : 'off'}
      value={code}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function select(field: HTMLTextAreaElement | null, from: number, to: number): void {
  field?.focus();
  field?.setSelectionRange(from, to);
}
