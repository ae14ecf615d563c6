import { afterEach, describe, expect, it } from 'vitest';
import { dayOf, nextDay, startOfDay } from './day.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const at = (...parts: [number, number, number, number, number?]) => new Date(...parts).getTime();
const hours = (day: number) => (startOfDay(day + 1) - startOfDay(day)) / 3_600_000;

describe.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/Santiago'])(
  'in %s',
  (name) => {
    it('begins a day at 4 a.m., also after midnight', () => {
      process.env.TZ = name;
      const day = dayOf(at(2026, 10, 23, 12));
      expect(dayOf(at(2026, 10, 23, 4))).toBe(day);
      expect(dayOf(at(2026, 10, 24, 3, 59))).toBe(day);
      expect(dayOf(at(2026, 10, 24, 4))).toBe(day + 1);
      expect(nextDay(at(2026, 10, 24, 0))).toBe(at(2026, 10, 24, 4));
    });

    it('has every day of a year once, and each begins where the one before ends', () => {
      process.env.TZ = name;
      const first = dayOf(at(2026, 0, 1, 12));
      for (let day = first; day < first + 365; day += 1) {
        expect(dayOf(startOfDay(day))).toBe(day);
        expect(dayOf(startOfDay(day + 1) - 1)).toBe(day);
        expect([23, 24, 25]).toContain(hours(day));
      }
    });
  },
);

it('gives the days on which clocks change 23 and 25 hours', () => {
  process.env.TZ = 'Europe/Berlin';
  expect(hours(dayOf(at(2026, 2, 28, 12)))).toBe(23);
  expect(hours(dayOf(at(2026, 9, 24, 12)))).toBe(25);
});
