import { beforeEach, expect, it } from 'vitest';
import { didFreeze, noteAlive, noteStart } from './starting-previews.ts';

const files = { 'solution.tsx': 'export default () => null;' };
const others = { 'solution.tsx': 'export default () => null' };

beforeEach(() => localStorage.clear());

it('remembers the previews that started and did not answer', () => {
  expect(didFreeze(files)).toBe(false);
  noteStart(files);
  noteStart(others);
  noteAlive(others);
  expect(didFreeze(files)).toBe(true);
  expect(didFreeze(others)).toBe(false);
  noteAlive(files);
  expect(didFreeze(files)).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it('forgets the oldest, because their code has changed since', () => {
  const programs = Array.from({ length: 11 }, (_, index) => ({ 'solution.tsx': `${index}` }));
  for (const program of programs) noteStart(program);
  expect(programs.map(didFreeze)).toEqual([false, ...Array(10).fill(true)]);
});
