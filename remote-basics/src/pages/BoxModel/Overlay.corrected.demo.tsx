import { type MouseEvent, useRef } from 'react';
import styles from './Overlay.module.css';

export default function Overlay() {
  const dialog = useRef<HTMLDialogElement>(null);

  /** The box fills the dialog, so a click whose target is the dialog itself hit the backdrop. */
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current.close();
  };

  return (
    <div>
      <button type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        Show the overlay
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape */}
      <dialog ref={dialog} className={styles.dialog} aria-label="Overlay" onClick={closeOnBackdrop}>
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
