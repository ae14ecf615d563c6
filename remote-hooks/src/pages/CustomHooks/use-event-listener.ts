import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Listens to an event of the window, or of an element; always with the latest handler, and without listening anew for it.
 * @param target the element, which is there when the component has come; without it, the window
 */
export function useEventListener<Type extends keyof GlobalEventHandlersEventMap>(
  type: Type,
  handler: (event: GlobalEventHandlersEventMap[Type]) => void,
  target?: RefObject<HTMLElement | null>,
): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    const listened: GlobalEventHandlers | null = target ? target.current : window;
    const listener = (event: GlobalEventHandlersEventMap[Type]) => onEvent(event);
    listened?.addEventListener(type, listener);
    return () => listened?.removeEventListener(type, listener);
  }, [type, target]);
}
