import { useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './Popup.module.css';

/** Pixels between the button's edge and the popup; also the minimum between the popup and the sides of the window. */
const gap = 25;
const margin = 8;

export default function Popup() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLParagraphElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      if (button.current && popup.current) placeBelow(button.current, popup.current);
    };
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [open]);

  return (
    <div className={styles.stage}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Click here
      </button>
      {open && (
        <p ref={popup} id={id} className={styles.popup}>
          This is popup.
        </p>
      )}
    </div>
  );
}

/** Places the popup below its button, or above it if it only fits there. It reads the layout first, then writes. */
function placeBelow(button: HTMLElement, popup: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - height;
  const fitsBelow = below + height <= innerHeight;
  const rightmost = document.documentElement.clientWidth - width - margin;

  popup.style.top = `${fitsBelow || above < 0 ? below : above}px`;
  popup.style.left = `${Math.max(margin, Math.min(anchor.left, rightmost))}px`;
}
