import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a native `<dialog>` as a modal, which keeps the focus in, makes the rest inert and gives the focus back. A
 * click on the element itself counts as a click outside the visible box, so the element must have no padding.
 * @param onClose the reader wants it closed: by Escape, or by a click outside it
 * @returns the attributes of the `<dialog>`
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  const isBeside = ({ target }: PointerEvent | MouseEvent) => target === dialog.current;
  return {
    ref: dialog,
    onClose: () => open && onClose(),
    onPointerDown: (event: PointerEvent) => {
      pressedBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent) => {
      if (isBeside(event) && pressedBeside.current) onClose();
    },
  };
}
