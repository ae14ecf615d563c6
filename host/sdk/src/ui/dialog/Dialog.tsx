import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** The reader wants it closed: by Escape, by a click outside it, or by "Close". */
  onClose: () => void;
  title: string;
  /** Its content, which exists only while the dialog is open. */
  children: ReactNode;
  /** Buttons before "Close". */
  actions?: ReactNode;
}

/**
 * A modal dialog on the native element, which keeps the focus in, makes the rest inert and gives the focus back.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  const beside = (event: PointerEvent | React.MouseEvent) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as a click outside the dialog
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      onClose={() => open && onClose()}
      onPointerDown={(event) => {
        pressedBeside.current = beside(event);
      }}
      onClick={(event) => {
        if (beside(event) && pressedBeside.current) onClose();
      }}
    >
      <div className={styles.inside}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {open && <div className={styles.content}>{children}</div>}
        <footer className={styles.actions}>
          {actions}
          <Button onClick={onClose}>Close</Button>
        </footer>
      </div>
    </dialog>
  );
}
