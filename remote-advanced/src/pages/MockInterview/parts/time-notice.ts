/** Seconds before the end at which the reader is told to come to it. */
const lastSeconds = 300;

/** What to tell about the time, which changes at half time, five minutes before the end and at the end only. @param seconds those that have passed */
export function timeNotice(seconds: number, minutes: number): string {
  const left = minutes * 60 - seconds;
  if (left <= 0) return 'The time is over. Finish your answer, then the interview.';
  if (left <= lastSeconds) return 'Five minutes are left.';
  return seconds >= minutes * 30 ? 'Half of the time is over.' : '';
}
