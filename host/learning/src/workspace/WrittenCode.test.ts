import { expect, it } from 'vitest';
import { WrittenCode } from './WrittenCode.ts';

function after(...codes: string[]): WrittenCode {
  const written = new WrittenCode();
  for (const code of codes) written.add(code);
  return written;
}

it('knows what comes back late, and what comes back all at once', () => {
  const late = after('a', 'ab');
  expect([late.takeBack('a'), late.takeBack('ab')]).toEqual([true, true]);
  const once = after('a', 'ab');
  expect(once.takeBack('ab')).toBe(true);
});

it('knows other code, also one that was written before', () => {
  const written = after('a', 'ab');
  expect(written.takeBack('ab')).toBe(true);
  expect([written.takeBack('a'), written.takeBack('')]).toEqual([false, false]);
});
