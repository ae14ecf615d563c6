import { expect, it } from 'vitest';
import { noProgress } from './progress.ts';
import { weakSpots } from './weak-spots.ts';

it('finds what to ask again: not known, then wrong and not solved, then unsure', () => {
  const progress = [
    { ...noProgress('a'), knowledge: 'unsure' as const },
    { ...noProgress('b'), knowledge: 'not known' as const },
    { ...noProgress('c'), knowledge: 'known' as const },
    { ...noProgress('d'), solvedAt: 5 },
  ];
  const attempt = (entry: string, passed: number) => ({
    ...{ version: 1 as const, id: entry, entry, files: {}, verdict: { passed, total: 3, at: 1 } },
    ...{ startedAt: 1, updatedAt: 1 },
  });
  const attempts = [attempt('a', 1), attempt('c', 0), attempt('d', 2), attempt('e', 2), attempt('f', 3)];
  expect(Object.fromEntries(weakSpots(progress, attempts))).toEqual({ a: 1, b: 0, e: 1 });
});
