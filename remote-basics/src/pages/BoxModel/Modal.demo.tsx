import { type PointerEvent, useRef } from 'react';

export default function Modal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const startedOutside = useRef(false);

  const isOutside = ({ target, clientX, clientY }: PointerEvent) => {
    if (target !== dialog.current) return false;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };

  return (
    <div>
      <p>The page behind a modal cannot be reached until the modal is closed.</p>
      <p>
        <button type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
          Open modal
        </button>
      </p>
      <dialog
        ref={dialog}
        aria-labelledby="modal-title"
        aria-describedby="modal-text"
        onPointerDown={(event) => {
          startedOutside.current = isOutside(event);
        }}
        onPointerUp={(event) => {
          // Check both press and release: selecting text and releasing outside must not close the dialog.
          if (startedOutside.current && isOutside(event)) dialog.current?.close();
        }}
      >
        <h3 id="modal-title">This is a modal</h3>
        <p id="modal-text">Close it by the button, by a click on the backdrop, or by the Escape key.</p>
        <p>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </p>
      </dialog>
    </div>
  );
}
