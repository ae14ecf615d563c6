import { type RefObject, useEffect, useState } from 'react';

/** The width of an element's content in CSS pixels; 1 until it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(1);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(1, entry?.contentRect.width ?? 1)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
