import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Listens to an event on the window or an element. It always calls the latest handler, without subscribing again.
 * @param target the element, which must exist when the component mounts; defaults to the window
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
