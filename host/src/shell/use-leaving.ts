import { type RefObject, useEffect } from 'react';

/** Calls back when the reader presses outside of an element, or moves the focus out of it. */
export function useLeaving(element: RefObject<HTMLElement | null>, isListening: boolean, onLeave: () => void): void {
  useEffect(() => {
    if (!isListening) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) onLeave();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  });
}
