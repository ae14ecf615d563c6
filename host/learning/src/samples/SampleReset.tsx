import { useState } from 'react';
import { Reset } from '../workspace/Reset.tsx';

interface SampleResetProps {
  code: string;
  start: string;
  onChange: (code: string) => void;
}

/** Reset for code that is not kept in attempts: Undo brings the replaced code back, also after the reader has written on. */
export function SampleReset({ code, start, onChange }: SampleResetProps) {
  const [replaced, setReplaced] = useState<string | null>(null);
  const reset = () => {
    if (code === start) return;
    setReplaced(code);
    onChange(start);
  };
  const undo = () => {
    if (replaced !== null) onChange(replaced);
    setReplaced(null);
  };
  return <Reset onReset={reset} onUndo={replaced === null ? null : undo} />;
}
