import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Listens for a press outside some elements, and for Escape, as a menu needs it to close.
 * @param inside the elements that belong together; those that are not in the document are ignored
 * @param onOutside the latest one is called
 * @param isActive whether anything is listened for
 */
export function useOutsidePress(
  inside: readonly RefObject<Element | null>[],
  onOutside: (event: PointerEvent | KeyboardEvent) => void,
  isActive = true,
): void {
  const isOutside = useEffectEvent((event: PointerEvent) => {
    const path = event.composedPath();
    return !inside.some(({ current }) => current && path.includes(current));
  });
  const report = useEffectEvent((event: PointerEvent | KeyboardEvent) => onOutside(event));

  useEffect(() => {
    if (!isActive) return;
    let beganOutside = false;

    const onPointerDown = (event: PointerEvent) => {
      beganOutside = isOutside(event);
    };
    const onPointerUp = (event: PointerEvent) => {
      const isPress = beganOutside && isOutside(event);
      beganOutside = false;
      if (isPress) report(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) report(event);
    };

    // In the capture phase, no handler can have stopped a press or have removed its target.
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    document.addEventListener('pointerup', onPointerUp, { capture: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
      document.removeEventListener('pointerup', onPointerUp, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isActive]);
}
