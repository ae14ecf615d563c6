import { expect, it } from 'vitest';
import { isCodeHash } from './code-hash.ts';
import { codeOfHash, hashOfCode, isTooLong } from './code-link.ts';

it.each(['', 'export const a = 1;\n', 'const é = "👋";', 'x'.repeat(99_999)])(
  'comes back as it was: %.20j',
  async (code) => {
    const hash = await hashOfCode(code);
    expect(hash).toMatch(/^#code=[\w-]*$/);
    expect(isCodeHash(hash)).toBe(true);
    expect(await codeOfHash(hash)).toBe(code);
  },
);

it('is short for code', async () => {
  const code = 'export function add(a: number, b: number): number {\n  return a + b;\n}\n'.repeat(20);
  expect((await hashOfCode(code)).length).toBeLessThan(200);
});

it('is refused when it is damaged or too long', async () => {
  const hash = await hashOfCode('export const answer = 42;');
  expect(await codeOfHash(`${hash.slice(0, -6)}AAAAAA`)).toBeNull();
  expect(await codeOfHash('#code=%%%')).toBeNull();
  expect(await codeOfHash(await hashOfCode('x'.repeat(100_001)))).toBeNull();
});

it('is too long where it is more than can be opened, in bytes', () => {
  expect(isTooLong('x'.repeat(100_000))).toBe(false);
  expect(isTooLong('x'.repeat(100_001))).toBe(true);
  expect(isTooLong('é'.repeat(50_001))).toBe(true);
});

it('is no hash of another kind', () => {
  expect(isCodeHash('#EX-054')).toBe(false);
  expect(isCodeHash('')).toBe(false);
});
