import * as v from 'valibot';

/** The last moment that a `Date` can hold. */
const end = 8.64e15;

/** Milliseconds since 1970, as `Date.now()` gives them. Every page that shows a time can rely on it. */
export const time = v.pipe(v.number(), v.minValue(-end), v.maxValue(end));

/** The time of a change: now, but later than the change before it, even after the clock was set back. */
export function timeOfChange(now: number, before: number): number {
  return Math.min(end, Math.max(now, before + 1));
}
