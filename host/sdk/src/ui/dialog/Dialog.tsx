import { type ReactNode, useId } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

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
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} aria-labelledby={titleId} className={styles.dialog}>
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
