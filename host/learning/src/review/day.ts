/** The hour of local time at which a day of review begins, so that an evening that ends after midnight is one day. */
const firstHour = 4;

const dayLength = 86_400_000;

/** The day of review that a time is in, as days since 1970. @param time milliseconds since 1970 */
export function dayOf(time: number): number {
  const local = new Date(time);
  const date = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / dayLength;
  return local.getHours() < firstHour ? date - 1 : date;
}

/** When a day of review begins, in milliseconds since 1970. Days on which clocks change have 23 or 25 hours. */
export function startOfDay(day: number): number {
  const date = new Date(day * dayLength);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), firstHour).getTime();
}

/** When the day after that of a time begins. */
export function nextDay(time: number): number {
  return startOfDay(dayOf(time) + 1);
}
