import type { Starter } from '../../kind.ts';
import { starterText } from '../../starter-front-matter.ts';

const body = `
## What goes wrong

Say what a user sees.

## The failing test

\`\`\`ts test
import { expect, test } from 'vitest';
import { sum } from './subject';

test('adds all numbers', () => {
  expect(sum([1, 2, 3])).toBe(6);
});
\`\`\`

## Broken

\`\`\`ts broken
export function sum(numbers: number[]): number {
  return numbers.slice(1).reduce((total, number) => total + number, 0);
}
\`\`\`

## Fixed

\`\`\`ts fixed
export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
\`\`\`

## Cause

Say why, by the rule of the language or the library.

## How to catch it

Name the test, the type or the lint rule that finds it.
`;

export const bugStarter: Starter = (data) => ({ '.md': starterText(data, body) });
