/** A range of numbers; both ends belong to it. */
export type Interval = [start: number, end: number];

/**
 * The fewest intervals that cover the same values, in ascending order.
 * @param r intervals in any order; they are not changed
 */
export function mergeIntervals(r: readonly Readonly<Interval>[]): Interval[] {
  const merged: Interval[] = [];
  for (const [start, end] of r.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
