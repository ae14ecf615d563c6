import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunEvent } from '../protocol.ts';
import { Report } from './report.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const batches: RunEvent[][] = [];
  return { batches, report: new Report((events) => batches.push(events)) };
}

it('sends the first event at once, and further ones together a little later', () => {
  vi.advanceTimersByTime(1_000);
  const { batches, report } = watched();
  for (const text of ['a', 'b', 'c']) report.print('log', text);
  expect(batches).toHaveLength(1);
  vi.advanceTimersByTime(30);
  expect(batches.map((events) => events.length)).toEqual([1, 2]);
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
  expect(texts.join('').length).toBeLessThan(120_000);
});
