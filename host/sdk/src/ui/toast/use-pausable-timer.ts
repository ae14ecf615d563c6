import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back once, some time after `id` last changed. The time is paused between `pause` and `resume`, and while the tab
 * is hidden.
 * @param id what the time runs for; null for nothing
 * @param duration in milliseconds
 */
export function usePausableTimer(id: string | number | null, duration: number, onEnd: () => void) {
  const timer = useRef<{ left: number; since: number; handle: number | undefined } | null>(null);
  const end = useEffectEvent(onEnd);

  const pause = () => {
    const running = timer.current;
    if (running?.handle === undefined) return;
    clearTimeout(running.handle);
    running.handle = undefined;
    running.left -= performance.now() - running.since;
  };
  const resume = () => {
    const paused = timer.current;
    if (!paused || paused.handle !== undefined || document.hidden) return;
    paused.since = performance.now();
    paused.handle = window.setTimeout(end, Math.max(paused.left, 0));
  };
  const onVisibility = useEffectEvent(() => (document.hidden ? pause() : resume()));
  const start = useEffectEvent(resume);
  const stop = useEffectEvent(pause);

  useEffect(() => {
    if (id === null) return;
    timer.current = { left: duration, since: 0, handle: undefined };
    start();
    const listener = () => onVisibility();
    document.addEventListener('visibilitychange', listener);
    return () => {
      stop();
      timer.current = null;
      document.removeEventListener('visibilitychange', listener);
    };
  }, [id, duration]);

  return { pause, resume };
}
