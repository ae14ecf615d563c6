import { useEffect, useState } from 'react';
import { excerpt } from './excerpt.ts';
import styles from './TaskManager.module.css';
import { undoTime } from './undo-time.ts';

interface UndoNoticeProps {
  /** The deleted task's text. */
  text: string;
  onUndo: () => void;
  /** Called once the time is over. Must stay the same function, or the time starts again. */
  onExpire: () => void;
}

/** Offers to undo a deletion, for `undoTime`. While the notice is pointed at or focused it waits, and then starts over. */
export function UndoNotice({ text, onUndo, onExpire }: UndoNoticeProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(onExpire, undoTime);
    return () => clearTimeout(timer);
  }, [paused, onExpire]);

  return (
    <section
      aria-label="Deleted task"
      className={styles.notice}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.text}>Deleted: {excerpt(text)}</span>
      <button type="button" onClick={onUndo}>
        Undo
      </button>
    </section>
  );
}
