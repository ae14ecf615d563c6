import { startOfDay } from '@site/learning/day';

const oneDay = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' });
const someDays = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** One day or several: `Mon, Nov 23`, `Nov 23 – 29`. @param first as `dayOf` of @site/learning/day counts days */
export function dayText(first: number, last = first): string {
  if (first === last) return oneDay.format(startOfDay(first));
  return someDays.formatRange(startOfDay(first), startOfDay(last));
}

const dayLength = 86_400_000;

/** A day as a date field has it: `2026-11-23`. */
export function dateOf(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** The day in a date field. @param milliseconds its `valueAsNumber` */
export function dayIn(milliseconds: number): number {
  return Math.floor(milliseconds / dayLength);
}
