import { type FocusEvent, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './Toast.module.css';
import { usePausableTimer } from './use-pausable-timer.ts';

/** What a toast says. A new `id` is a new toast, also for the same text. */
export interface ToastNote {
  id: string | number;
  text: string;
  /** Takes back what was done; without it there is nothing to take back. */
  onUndo?: () => void;
}

interface ToastProps {
  /** What to say; null while there is nothing. */
  note: ToastNote | null;
  /** It was dismissed, used, or its time is over. */
  onClose: () => void;
  /** How long it stays, in milliseconds. Its time stands still under the pointer, with the focus in it, and in a hidden tab. */
  duration?: number;
}

/**
 * Says politely what was done, with a way back. Leave it in the page all the time, because only a live region that is
 * there before its text is read out.
 */
export function Toast({ note, onClose, duration = 10_000 }: ToastProps) {
  const { pause, resume } = usePausableTimer(note ? note.id : null, duration, onClose);
  const cameFrom = useRef<EventTarget | null>(null);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    pause();
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const close = () => {
    onClose();
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  };

  return (
    <div role="status" className={styles.place}>
      {note && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing; it only learns whether somebody is reading it
        <div
          key={note.id}
          className={styles.toast}
          onPointerEnter={pause}
          onPointerLeave={resume}
          onFocus={onFocus}
          onBlur={resume}
        >
          <p>{note.text}</p>
          {note.onUndo && (
            <Button
              className={styles.undo}
              onClick={() => {
                note.onUndo?.();
                close();
              }}
            >
              Undo
            </Button>
          )}
          <Button tone="quiet" className={styles.dismiss} aria-label="Dismiss" onClick={close}>
            <svg viewBox="0 0 12 12" width="12" aria-hidden="true">
              <path d="m1 1 10 10M11 1 1 11" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </Button>
        </div>
      )}
    </div>
  );
}
