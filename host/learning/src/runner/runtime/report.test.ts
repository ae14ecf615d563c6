import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunEvent } from '../protocol.ts';
import { Report } from './report.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const batches: RunEvent[][] = [];
  return { batches, report: new Report((events) => batches.push(events)) };
}

it('sends what was printed at once, so that it is there if the program blocks right after it', () => {
  const { batches, report } = watched();
  for (const text of ['step 1', 'step 2']) report.print('log', text);
  expect(batches.map((events) => events.length)).toEqual([1, 1]);
});

it('sends many events together a little later, and the next ones at once again', () => {
  const { batches, report } = watched();
  for (let i = 0; i < 60; i += 1) report.print('log', 'x');
  expect(batches).toHaveLength(50);
  vi.advanceTimersByTime(30);
  expect(batches[50]).toHaveLength(10);
  vi.advanceTimersByTime(30);
  for (const text of ['a', 'b']) report.print('log', text);
  expect(batches).toHaveLength(53);
});

it.each([
  ['many messages', 2_000, 'x'],
  ['long messages', 20, 'x'.repeat(9_000)],
])('cuts %s and says so once', (_what, count, text) => {
  const { batches, report } = watched();
  for (let i = 0; i < count; i += 1) report.print('log', text);
  report.flush();
  const texts = batches.flat().map((event) => (event.type === 'console' ? event.text : ''));
  expect(texts.filter((one) => one.startsWith('More was printed'))).toHaveLength(1);
  expect(texts.at(-1)).toMatch(/^More was printed/);
  expect(texts.join('').length).toBeLessThan(120_000);
});

it('shows the beginning of a single long message', () => {
  const { batches, report } = watched();
  report.print('error', 'y'.repeat(200_000));
  expect(batches.flat()).toEqual([
    { type: 'console', level: 'error', text: 'y'.repeat(100_000) },
    { type: 'console', level: 'warn', text: 'More was printed. Only the beginning is shown.' },
  ]);
});
