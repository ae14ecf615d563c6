import { Button } from '@site/sdk/ui/button';
import { useState } from 'react';
import { Format } from './Format.tsx';
import { Reset } from './Reset.tsx';
import styles from './Workspace.module.css';

interface CodeActionsProps {
  /** The name of the file that the reader writes. */
  file: string;
  code: string;
  onChange: (code: string) => void;
  onReset: () => void;
  /** Null if there is no reset to undo. */
  onUndo: (() => void) | null;
  /** How many hints the card has. */
  hints: number;
  /** Opens a part of the card and takes the reader there. */
  showPart: (name: string) => void;
}

/** Back to the start, with a way back; the formatter; the next hint; the solution. */
export function CodeActions({ file, code, onChange, onReset, onUndo, hints, showPart }: CodeActionsProps) {
  const [hint, setHint] = useState(0);
  const showHint = () => {
    const next = Math.min(hint + 1, hints);
    setHint(next);
    showPart(`hint-${next}`);
  };
  return (
    <div className={styles.actions}>
      <Reset {...{ onReset, onUndo }} />
      {hints > 0 && <Button onClick={showHint}>Hint</Button>}
      <Button onClick={() => showPart('solution')}>Show the solution</Button>
      <Format {...{ file, code, onChange }} />
    </div>
  );
}
