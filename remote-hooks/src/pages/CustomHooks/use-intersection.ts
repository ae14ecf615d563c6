import { type RefObject, useEffect, useState } from 'react';

interface IntersectionOptions {
  /** How much of the element must be visible, from 0 (one pixel) to 1 (all of it). */
  threshold?: number;
  /** Grows or shrinks the viewport for the comparison, for example `200px`. */
  rootMargin?: string;
}

/** Whether an element is visible in the viewport and in every scroll container around it. False on the server. */
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
