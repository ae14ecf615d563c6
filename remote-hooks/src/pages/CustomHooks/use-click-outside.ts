import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls a function when the reader presses outside of an element. It listens in the capture phase: before the press can remove
 * what was pressed, and before anybody can stop the event. What opens by key must close by key too: add Escape.
 * A dialog or a popover of the browser does both by itself.
 * @param onOutside always called in its latest version
 */
export function useClickOutside(element: RefObject<HTMLElement | null>, onOutside: () => void): void {
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (element.current && !event.composedPath().includes(element.current)) onOutside();
  });
  useEffect(() => {
    const listener = (event: PointerEvent) => onPress(event);
    document.addEventListener('pointerdown', listener, { capture: true });
    return () => document.removeEventListener('pointerdown', listener, { capture: true });
  }, []);
}
