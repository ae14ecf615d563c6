import { expect, test } from 'vitest';
import { blockedTime, lookupsOfPositions } from './blocked-time.ts';

const address = 'http://localhost/page';

const trace = (events: object[]) => Buffer.from(JSON.stringify({ traceEvents: events }));

test('what is over 50 ms of each task counts', () => {
  const tasks = [
    { start: 0, duration: 49 },
    { start: 100, duration: 60 },
    { start: 200, duration: 150 },
  ];
  expect(blockedTime(tasks, [])).toBe(110);
});

test('what only the tools of a measurement cause is left out of the task in which it happens', () => {
  const tasks = [
    { start: 100, duration: 120 },
    { start: 300, duration: 70 },
  ];
  const lookups = [
    { start: 120, duration: 30 },
    { start: 160, duration: 20 },
    { start: 260, duration: 40 },
  ];
  expect(blockedTime(tasks, lookups)).toBe(40);
});

test('lookups are those of the page, in milliseconds since its navigation', () => {
  const events = [
    { name: 'navigationStart', pid: 1, ts: 1_000, args: { data: { documentLoaderURL: '' } } },
    { name: 'navigationStart', pid: 1, ts: 5_000, args: { data: { documentLoaderURL: address } } },
    { name: 'V8.CollectSourcePositions', pid: 1, ts: 45_000, dur: 12_500, args: {} },
    { name: 'V8.CollectSourcePositions', pid: 2, ts: 46_000, dur: 9_000 },
    { name: 'V8.ParseProgram', pid: 1, ts: 47_000, dur: 8_000 },
  ];
  expect(lookupsOfPositions(trace(events), address)).toEqual([{ start: 40, duration: 12.5 }]);
  expect(() => lookupsOfPositions(trace([]), address)).toThrow(`The trace has no navigation to ${address}.`);
});
