import { type PointerEvent, useRef } from 'react';
import styles from './Overlay.module.css';

export default function Overlay() {
  const dialog = useRef<HTMLDialogElement>(null);

  const pressedBackdrop = useRef(false);

  /** The box fills the dialog, so an event whose target is the dialog itself hit the backdrop. */
  const isOnBackdrop = (event: PointerEvent) => event.target === dialog.current;

  return (
    <div>
      <button type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        Show the overlay
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Overlay"
        onPointerDown={(event) => {
          pressedBackdrop.current = isOnBackdrop(event);
        }}
        onPointerUp={(event) => {
          // A click is also sent to the dialog when text is selected and the pointer released outside: compare both ends.
          if (pressedBackdrop.current && isOnBackdrop(event)) dialog.current?.close();
        }}
      >
        <div className={styles.box}>
          <p>This overlay is a dialog element.</p>
          <p>
            <button type="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </p>
        </div>
      </dialog>
    </div>
  );
}
