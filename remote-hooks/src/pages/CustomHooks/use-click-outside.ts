import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls a function when the user presses outside an element. It listens in the capture phase: before the press can remove
 * the pressed element, and before other code can stop the event. What opens by keyboard must close by keyboard too: add Escape.
 * `popover="auto"` already closes both ways; a modal `<dialog>` closes by Escape, and by a press only with `closedby="any"`.
 * @param onOutside the latest version is always called
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
