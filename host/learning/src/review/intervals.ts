import type { Grade } from '../memory/review.ts';
import type { Schedule } from '../memory/schedule.ts';
import { cardAfter } from './scheduler.ts';

/** When a grade would bring an entry back, in words such as "10 min" or "3 days". @param now milliseconds since 1970 */
export function intervalAfter({ card }: Schedule, grade: Grade, now: number): string {
  const { scheduledDays, due } = cardAfter(card, grade, now);
  return intervalText(scheduledDays, (due - now) / 60_000);
}

/** An interval in words. @param days whole days; 0 for an interval of minutes */
function intervalText(days: number, minutes: number): string {
  if (days === 0) return `${Math.max(1, Math.round(minutes))} min`;
  if (days < 31) return counted(days, 'day');
  return days < 360 ? counted(days / 30.4, 'month') : counted(days / 365, 'year');
}

function counted(value: number, unit: string): string {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'}`;
}
