import type { Starter } from '../../kind.ts';
import { starterText } from '../../starter-front-matter.ts';

const task = `
## Task

Write \`double(value)\`. State input, output, edge cases, limits and what an error looks like.

## Examples

\`\`\`ts run
import { double } from './solution';

console.log(double(2));
\`\`\`
\`\`\`output
4
\`\`\`

## Hints

1. A small push.
2. A stronger one.
3. Almost the solution.

## Complexity

O(1) time, O(1) memory.

## Second approach

Another way, and when it is the better one.

## Follow-ups

- What changes with the next requirement?
`;

const start = `export function double(value: number): number {
  throw new Error('Not implemented');
}
`;

const mutants = `- name: adds-two
  mistake: Adds 2 instead of doubling.
  replace: value * 2
  with: value + 2
- name: returns-the-square
  mistake: Squares the value, which looks right for 0 and 2.
  replace: value * 2
  with: value ** 2
- name: drops-the-sign
  mistake: Loses the sign of negative numbers.
  replace: value * 2
  with: Math.abs(value) * 2
- name: rounds-down
  mistake: Drops what follows the decimal point.
  replace: value * 2
  with: Math.trunc(value) * 2
- name: cuts-to-32-bits
  mistake: Shifts bits, which cuts large numbers to 32 bits.
  replace: value * 2
  with: value << 1
`;

const solution = `export function double(value: number): number {
  return value * 2;
}
`;

const tests = `import { expect, it } from 'vitest';
import { double } from './solution';

it.each([
  [0, 0],
  [1, 2],
  [2, 4],
  [-3, -6],
  [0.5, 1],
  [1e9, 2e9],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  [Number.NaN, Number.NaN],
])('double(%d) is %d', (value, expected) => {
  expect(double(value)).toBe(expected);
});
`;

export const exerciseStarter: Starter = (data) => ({
  '/task.md': starterText(data, task),
  '/start.ts': start,
  '/solution.ts': solution,
  '/tests.ts': tests,
  '/mutants.yaml': mutants,
});
