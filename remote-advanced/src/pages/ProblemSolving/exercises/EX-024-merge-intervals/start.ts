/** A range of numbers; both ends belong to it. */
export type Interval = [start: number, end: number];

/**
 * The fewest intervals that cover the same values, in ascending order.
 * @param r intervals in any order; they are not changed
 */
export function mergeIntervals(r: readonly Readonly<Interval>[]): Interval[] {
  throw new Error('Not implemented');
}
