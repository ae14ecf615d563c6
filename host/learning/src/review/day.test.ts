// @vitest-environment node
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayOf, nextDay } from './day.ts';
import type { ZoneReport } from './testing/zone-process.ts';

/** What a process in another time zone finds. */
async function inZone(zone: string): Promise<ZoneReport> {
  const child = fork(join(import.meta.dirname, 'testing/zone-process.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, TZ: zone },
  });
  const [report] = await once(child, 'message');
  return report as ZoneReport;
}

it('begins at 4 a.m., also after midnight', () => {
  expect(nextDay(new Date(2026, 10, 24, 0).getTime())).toBe(new Date(2026, 10, 24, 4).getTime());
  expect(dayOf(new Date(2026, 10, 24, 4).getTime())).toBe(dayOf(new Date(2026, 10, 23, 4).getTime()) + 1);
});

describe.each([
  ['UTC', 24, 24],
  ['Asia/Kathmandu', 24, 24],
  ['Europe/Berlin', 23, 25],
  ['America/New_York', 23, 25],
  ['Pacific/Auckland', 23, 25],
])('in %s', (zone, shortest, longest) => {
  it('has every day once, and counts the days of the reader at any hour and over a change of the clocks', async () => {
    const { hours, gaps, daysUntil, stability, dueHours } = await inZone(zone);
    expect([Math.min(...hours), Math.max(...hours), gaps]).toEqual([shortest, longest, 0]);
    expect(daysUntil).toEqual([0, 1]);
    for (const [late, morning, evening] of stability) {
      expect(morning).toBe(evening);
      expect(late).toBeLessThan(morning);
    }
    expect(new Set(dueHours)).toEqual(new Set([4]));
  });
});
