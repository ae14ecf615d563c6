import type { Sample } from '@site/learning/entry';
import { expect, it } from 'vitest';
import { checkSteps } from './check-steps.ts';

const sample: Sample = {
  file: '/content/x.md',
  line: 12,
  language: 'ts',
  mode: 'module',
  engine: 'node',
  code: 'setTimeout(() => console.log(1 as number));',
  expected: '1',
  isRunnable: true,
  hasSteps: true,
};

const problems = async (change: Partial<Sample>) => (await checkSteps([{ ...sample, ...change }])).map(String);

it('accepts what QuickJS prints as the page says, and leaves alone what has no steps', async () => {
  expect(await problems({})).toEqual([]);
  expect(await problems({ hasSteps: false, expected: '2' })).toEqual([]);
});

it('names the file and the line of what prints something else, throws, or does not end', async () => {
  expect(await problems({ expected: '2' })).toEqual([
    expect.stringMatching(/\/content\/x\.md:12: .*`nostep`[\s\S]*It prints:\n1/),
  ]);
  expect(await problems({ code: 'await fetch(1);' })).toEqual([expect.stringMatching(/Uncaught ReferenceError/)]);
  expect(await problems({ code: 'await new Promise(() => {});' })).toEqual([
    expect.stringMatching(/does not finish: waiting/),
  ]);
});
