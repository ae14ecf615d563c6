import { type MouseEvent, useId, useRef } from 'react';

/** Whether the pointer is on the backdrop. The dialog's own padding is part of the dialog. */
function onBackdrop({ clientX, clientY, target, currentTarget }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

export default function Modal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const heading = useId();
  const close = () => dialog.current?.close();

  return (
    <div>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open modal
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog on Escape */}
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        onPointerDown={(event) => {
          pressedOutside.current = onBackdrop(event);
        }}
        onClick={(event) => {
          if (pressedOutside.current && onBackdrop(event)) close();
        }}
      >
        <h3 id={heading}>Leave the draft?</h3>
        <p>The text you wrote stays in this browser. You can go on with it later.</p>
        <p>
          <button type="button" onClick={close}>
            Close
          </button>
        </p>
      </dialog>
    </div>
  );
}
