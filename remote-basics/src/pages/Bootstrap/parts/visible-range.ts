/** A long list of rows of one height, one of which may be open and higher. Heights in px. */
export interface Geometry {
  count: number;
  rowHeight: number;
  /** The place of the open row; -1 for none. */
  open: number;
  /** How much the open row takes beside its row. */
  openHeight: number;
}

/** Rows that are drawn beyond the view, so that a quick scroll meets them. */
const overscan = 4;

/** Where a row begins. */
export function offsetOf(index: number, { rowHeight, open, openHeight }: Geometry): number {
  return index * rowHeight + (open >= 0 && index > open ? openHeight : 0);
}

/** The rows to draw for a view, from `start` up to but without `end`, and the heights of what stands around them. */
export function visibleRange(top: number, height: number, geometry: Geometry) {
  const { count, rowHeight, open, openHeight } = geometry;
  const at = (y: number) => {
    const index = Math.floor(y / rowHeight);
    return open >= 0 && index > open ? Math.max(open, Math.floor((y - openHeight) / rowHeight)) : index;
  };
  const start = clamp(at(top) - overscan, count);
  const end = clamp(at(top + height) + 1 + overscan, count);
  return {
    start,
    end,
    before: offsetOf(start, geometry),
    after: offsetOf(count, geometry) - offsetOf(end, geometry),
  };
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count);
}
