import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { Row } from './row.ts';

/** What is taken until it can be measured, in px. */
const assumed = { row: 44, header: 44 };

/** Rows that are drawn beyond the view, so that a quick scroll meets them. */
const overscan = 4;

/**
 * Which rows of a scrolling box to draw. All closed rows have one height, that of the first. The open one, with its details, is an
 * element with the attribute `data-place`, its index, and with `measure` as its reference.
 * @param open the id of the open row
 * @param kept the index of a row that is drawn wherever the box is scrolled to, or its focus would be lost
 * @returns the items to draw, each with the height of what is not drawn before it; the height of the whole table; and
 * `reveal`, which scrolls a row into view
 */
export function useVirtualRows(
  box: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  open: string | null,
  kept: number,
) {
  const [sizes, setSizes] = useState({ ...assumed, measured: false });
  // Measured heights are kept by key, and only an open row is measured.
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
    // A section has no react-dom of its own to flush with.
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const heightOf = (selector: string) => box.current?.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const [row, header] = [heightOf('[data-row]'), heightOf('thead')];
    if (row > 0 && (row !== sizes.row || header !== sizes.header || !sizes.measured))
      setSizes({ row, header, measured: true });
  });

  /** Rows of another height: what was measured before is void. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of the rows is the reason to measure
  useLayoutEffect(() => {
    virtualizer.measure();
    for (const element of virtualizer.elementsCache.values()) virtualizer.measureElement(element);
  }, [virtualizer, sizes.row]);

  /** Scrolls as little as brings a row into view, below the header that stays; or, for what follows it, to the top. */
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
