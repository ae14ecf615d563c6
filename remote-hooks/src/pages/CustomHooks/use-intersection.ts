import { type RefObject, useEffect, useState } from 'react';

interface IntersectionOptions {
  /** How much of the element must be seen, from 0 (a pixel) to 1 (all). */
  threshold?: number;
  /** Grows or shrinks the window it is measured against, such as `200px`. */
  rootMargin?: string;
}

/** Whether an element is in view: in the window, and in every box around it that scrolls. False on the server. */
export function useIntersection(
  element: RefObject<Element | null>,
  { threshold = 0, rootMargin = '0px' }: IntersectionOptions = {},
): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      threshold,
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold, rootMargin]);
  return isInView;
}
