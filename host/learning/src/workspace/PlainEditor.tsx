import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { type EditorProps, plainField, selectionIn } from './editor-props.ts';
import styles from './PlainEditor.module.css';

/** A text area: for screen readers, speech input and slow devices. */
export function PlainEditor({ code, onChange, label, isWrapped, writing, handle }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    if (writing.current) select(current, writing.current.from, writing.current.to);
    return () => {
      writing.current = selectionIn(current);
    };
  }, [writing]);
  useImperativeHandle(handle, () => ({
    focus: () => field.current?.focus(),
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
