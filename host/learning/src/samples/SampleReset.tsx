import { type RefObject, useState } from 'react';
import type { EditorHandle } from '../workspace/editor-props.ts';
import { Reset } from '../workspace/Reset.tsx';

interface SampleResetProps {
  code: string;
  start: string;
  onChange: (code: string) => void;
  /** Where the focus goes when Undo goes away. */
  editor: RefObject<EditorHandle | null>;
}

/** Reset for code that is not kept in attempts: Undo brings the replaced code back, also after the reader has written on. */
export function SampleReset({ code, start, onChange, editor }: SampleResetProps) {
  const [replaced, setReplaced] = useState<string | null>(null);
  const reset = () => {
    if (code === start) return;
    setReplaced(code);
    onChange(start);
  };
  const undo = () => {
    if (replaced !== null) onChange(replaced);
    setReplaced(null);
    editor.current?.focus();
  };
  return <Reset onReset={reset} onUndo={replaced === null ? null : undo} />;
}
