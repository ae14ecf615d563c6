import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { offsetOf, visibleRange } from './visible-range.ts';

/** What is taken until it can be measured, in px. */
const assumed = { rowHeight: 44, viewHeight: 520 };

/**
 * Which rows of a scrolling box to draw. Rows are measured by the attribute `data-row`, the open one by `data-details`.
 * @param count how many rows there are
 * @param open the place of the open row; -1 for none
 */
export function useVisibleRange(box: RefObject<HTMLElement | null>, count: number, open: number) {
  const [view, setView] = useState({ top: 0, height: assumed.viewHeight });
  const [sizes, setSizes] = useState({ rowHeight: assumed.rowHeight, openHeight: 0, measured: false });
  const geometry = { count, open, ...sizes };

  useLayoutEffect(() => {
    const measure = (selector: string) => box.current?.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const found = measure('[data-row]');
    if (found === 0) return;
    const openHeight = open < 0 ? 0 : measure('[data-details]') || sizes.openHeight;
    if (found !== sizes.rowHeight || openHeight !== sizes.openHeight || !sizes.measured)
      setSizes({ rowHeight: found, openHeight, measured: true });
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setView({ top: Math.round(element.scrollTop), height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);

  /** Scrolls as little as brings a row into view, below the header that stays; or, for what follows it, to the top. */
  const reveal = useCallback(
    (index: number, toTop = false) => {
      const element = box.current;
      if (!element) return;
      const top = offsetOf(index, { count: 0, open, ...sizes });
      const header = element.querySelector('thead')?.getBoundingClientRect().height ?? 0;
      const bottom = top + sizes.rowHeight + header;
      const far = top > element.scrollTop + element.clientHeight / 2;
      if (top < element.scrollTop || (toTop && far)) element.scrollTop = top;
      else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
    },
    [box, open, sizes],
  );

  return { ...visibleRange(view.top, view.height, geometry), reveal, measured: sizes.measured };
}
