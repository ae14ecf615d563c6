import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Measures an element after every render, when its size changes, and when it comes into view.
 * @param read takes the measurement; results are compared as JSON, so a new object with the same numbers causes no render
 * @returns a ref for the element, and the measurement; `null` until the page runs in a browser
 */
export function useMeasured<T>(read: (element: HTMLElement) => T) {
  const ref = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<T | null>(null);

  const update = useEffectEvent(() => {
    if (!ref.current) return;
    const next = read(ref.current);
    setMeasured((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });

  useLayoutEffect(() => update());
  useEffect(() => {
    const observers = [new ResizeObserver(() => update()), new IntersectionObserver(() => update())];
    for (const observer of observers) if (ref.current) observer.observe(ref.current);
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, []);

  return [ref, measured] as const;
}
