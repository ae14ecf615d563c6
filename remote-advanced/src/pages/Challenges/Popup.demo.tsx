import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './Popup.module.css';

/** Pixels between the button's edge and the popup. */
const gap = 25;

export default function Popup() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    if (!open || !popup.current || !button.current || !around.current) return;
    place(popup.current, button.current, around.current);
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && around.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  return (
    <div className={styles.stage}>
      <div ref={around} className={styles.around}>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          Click here
        </button>
        {open && (
          <p ref={popup} id={id} className={styles.popup}>
            This is popup.
          </p>
        )}
      </div>
    </div>
  );
}

/** Below the button, or above it if it only fits there. Measured from the box around both, so the popup moves with it. */
function place(popup: HTMLElement, button: HTMLElement, around: HTMLElement): void {
  const { top, bottom } = button.getBoundingClientRect();
  const { height } = popup.getBoundingClientRect();
  const fitsBelow = bottom + gap + height <= innerHeight;
  const fitsAbove = top - gap - height >= 0;
  const edge = fitsBelow || !fitsAbove ? bottom + gap : top - gap - height;
  popup.style.top = `${edge - around.getBoundingClientRect().top}px`;
}
