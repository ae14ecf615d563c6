import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it('leaves a short text alone', () => {
  expect(excerpt('Pay the rent')).toBe('Pay the rent');
  expect(excerpt('x'.repeat(60))).toBe('x'.repeat(60));
});

it('shortens a long text to 60 characters', () => {
  expect(excerpt('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
  expect(excerpt('x'.repeat(10_000))).toBe(`${'x'.repeat(59)}…`);
});

it('cuts no character in half', () => {
  expect(excerpt('𝒳'.repeat(10_000))).toBe(`${'𝒳'.repeat(59)}…`);
});
