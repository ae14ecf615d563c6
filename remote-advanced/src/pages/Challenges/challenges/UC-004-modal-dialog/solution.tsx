import { type MouseEvent, useId, useRef } from 'react';
import type { ConfirmProps } from './props';

export default function Confirm({ opener, title, text, onConfirm }: ConfirmProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari gives no focus to a button that is clicked, and the dialog gives it back to what had it.
    currentTarget.focus();
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const confirm = () => {
    close();
    onConfirm();
  };
  return (
    <>
      <button type="button" onClick={open}>
        {opener}
      </button>
      <dialog ref={dialog} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div className="actions">
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="button" onClick={confirm}>
            Delete
          </button>
        </div>
      </dialog>
    </>
  );
}
