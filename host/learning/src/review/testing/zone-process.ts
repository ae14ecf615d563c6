import { newSchedule } from '../../memory/schedule.ts';
import { dayOf, startOfDay } from '../day.ts';
import { cardAfter } from '../scheduler.ts';

/** What a process of its own finds in its time zone; the parent sets `TZ`, which a process reads only once. */
export interface ZoneReport {
  /** Hours by days of the year 2026, from January 2. */
  hours: number[];
  /** How many of those days do not begin where the one before ends. */
  gaps: number;
  /** Days from 12:00 to each of 3:59 and 4:00 of the next day. */
  daysUntil: [number, number];
  /** Stability after 11 days in the evening, 12 days in the morning, 12 days in the evening; each over another change of clocks. */
  stability: [number, number, number][];
  /** The hours of local time at which cards become due. */
  dueHours: number[];
}

const at = (month: number, date: number, hour: number, minute = 0) =>
  new Date(2026, month, date, hour, minute).getTime();

function report(): ZoneReport {
  const first = dayOf(at(0, 2, 12));
  const days = Array.from({ length: 365 }, (_, index) => first + index);
  const cards = [2, 8, 9, 10].map((month) => {
    const card = cardAfter(newSchedule('JS-001', 0).card, 'good', at(month, 20, 23, 30));
    return [at(month, 31, 22), at(month, 32, 5), at(month, 32, 22)].map((time) => cardAfter(card, 'good', time));
  });
  return {
    hours: days.map((day) => (startOfDay(day + 1) - startOfDay(day)) / 3_600_000),
    gaps: days.filter((day) => dayOf(startOfDay(day)) !== day || dayOf(startOfDay(day + 1) - 1) !== day).length,
    daysUntil: [dayOf(at(10, 24, 3, 59)) - dayOf(at(10, 23, 12)), dayOf(at(10, 24, 4)) - dayOf(at(10, 23, 12))],
    stability: cards.map(([late, morning, evening]) => [
      late?.stability ?? 0,
      morning?.stability ?? 0,
      evening?.stability ?? 0,
    ]),
    dueHours: cards.flat().map(({ due }) => new Date(due).getHours()),
  };
}

process.send?.(report());
