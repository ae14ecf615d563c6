import { type FocusEvent, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './Toast.module.css';
import { usePausableTimer } from './use-pausable-timer.ts';

/** The message of a toast. A new `id` makes a new toast, even for the same text. */
export interface ToastNote {
  id: string | number;
  text: string;
  /** Undoes what was done, and removes or replaces the note; without it there is no undo button. */
  onUndo?: () => void;
}

interface ToastProps {
  /** The message; null when there is none. */
  note: ToastNote | null;
  /** It was dismissed, or its time is over. */
  onClose: () => void;
  /** How long it stays, in milliseconds. Its time is paused under the pointer, with the focus in it, and in a hidden tab. */
  duration?: number;
}

/**
 * Announces politely what was done, and offers to undo it. Keep it on the page all the time, because screen readers announce only
 * what changes in a live region that is already there.
 */
export function Toast({ note, onClose, duration = 10_000 }: ToastProps) {
  const { pause, resume } = usePausableTimer(note ? note.id : null, duration, onClose);
  const cameFrom = useRef<EventTarget | null>(null);
  const onUndo = note?.onUndo;

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    pause();
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const leave = (act: () => void) => {
    act();
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  };

  return (
    <div role="status" className={styles.place}>
      {note && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause its time while it is being read
        <div
          key={note.id}
          className={styles.toast}
          onPointerEnter={pause}
          onPointerLeave={resume}
          onFocus={onFocus}
          onBlur={resume}
        >
          <p>{note.text}</p>
          {onUndo && (
            <Button className={styles.undo} onClick={() => leave(onUndo)}>
              Undo
            </Button>
          )}
          <Button tone="quiet" className={styles.dismiss} aria-label="Dismiss" onClick={() => leave(onClose)}>
            <svg viewBox="0 0 12 12" width="12" aria-hidden="true">
              <path d="m1 1 10 10M11 1 1 11" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </Button>
        </div>
      )}
    </div>
  );
}
