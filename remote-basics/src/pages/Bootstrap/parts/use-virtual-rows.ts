import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { Row } from './row.ts';

/** The assumed height until it can be measured, in px. */
const assumed = { row: 44, header: 44 };

/** Rows that are rendered outside the view (overscan), so that fast scrolling doesn't show gaps. */
const overscan = 4;

/**
 * Which rows of a scroll container to render. All closed rows are as high as the first. The open one, with its details, is an
 * element with the attribute `data-place`, its index, and with `measure` as its ref.
 * @param open the id of the open row
 * @param kept the index of a row that is rendered at any scroll position, so that it keeps focus
 * @returns the items to render, each with the height of the rows skipped before it; the height of the whole table; and
 * `reveal`, which scrolls a row into view
 */
export function useVirtualRows(
  box: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  open: string | null,
  kept: number,
) {
  const [sizes, setSizes] = useState({ ...assumed, measured: false });
  // Measured heights are cached by key, and only an open row is measured.
  const getItemKey = useCallback((index: number) => (rows[index]?.id === open ? `open ${open}` : index), [rows, open]);
  const rangeExtractor = useCallback(
    (range: Range) => withIndex(defaultRangeExtractor(range), kept, range.count),
    [kept],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey,
    estimateSize: () => sizes.row,
    indexAttribute: 'data-place',
    overscan,
    rangeExtractor,
    scrollMargin: sizes.header,
    // A section has no react-dom of its own for `flushSync`.
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const heightOf = (selector: string) => box.current?.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const [row, header] = [heightOf('[data-row]'), heightOf('thead')];
    if (row > 0 && (row !== sizes.row || header !== sizes.header || !sizes.measured))
      setSizes({ row, header, measured: true });
  });

  /** When the row height changes, earlier measurements are invalid. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed row height is the reason to measure again
  useLayoutEffect(() => {
    virtualizer.measure();
    for (const element of virtualizer.elementsCache.values()) virtualizer.measureElement(element);
  }, [virtualizer, sizes.row]);

  /** Scrolls a row into view, below the sticky header, by the smallest distance; or, when asked to, to the top. */
  const reveal = useCallback(
    (index: number, toTop = false) => {
      const element = box.current;
      const item = virtualizer.measurementsCache[index];
      if (!element || !item) return;
      const top = item.start - sizes.header;
      const bottom = item.start + sizes.row;
      const far = top > element.scrollTop + element.clientHeight / 2;
      if (top < element.scrollTop || (toTop && far)) element.scrollTop = top;
      else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
    },
    [box, virtualizer, sizes],
  );

  const items = virtualizer.getVirtualItems();
  return {
    items: items.map(({ index, start }, at) => ({ index, before: start - (items[at - 1]?.end ?? sizes.header) })),
    height: sizes.header + virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    measured: sizes.measured,
    reveal,
  };
}

function withIndex(indexes: number[], index: number, count: number): number[] {
  return index >= count || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
}
