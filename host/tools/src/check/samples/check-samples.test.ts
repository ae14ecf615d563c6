import type { Sample } from '@site/learning/entry';
import { expect, it, vi } from 'vitest';
import { checkSamples } from './check-samples.ts';
import type { SampleEngines } from './sample-engines.ts';

const sample: Sample = {
  file: 'entry.md',
  line: 3,
  language: 'js',
  code: "console.log('a');",
  engine: 'node',
  mode: 'module',
  expected: 'a',
  isRunnable: true,
  hasSteps: true,
};

/** Node as it is on a busy machine: what it prints may differ from run to run. */
const printing = (...printed: string[]) => {
  const run = vi.fn(async () => printed.shift() ?? '');
  return { run, engines: { node: { run } } as unknown as SampleEngines };
};

it('runs a sample that fails once more, and says nothing when it passes then', async () => {
  const { run, engines } = printing('b', 'a');
  expect(await checkSamples([sample], engines)).toEqual([]);
  expect(run).toHaveBeenCalledTimes(2);
});

it('names what a sample prints that fails twice', async () => {
  const { engines } = printing('b', 'c');
  const [problem, ...others] = await checkSamples([sample], engines);
  expect(others).toEqual([]);
  expect(problem?.message).toMatch(/entry\.md:3: the sample does not print[\s\S]*written:\s+a\s+printed:\s+c/);
});

it('runs a sample that passes once', async () => {
  const { run, engines } = printing('a');
  expect(await checkSamples([sample], engines)).toEqual([]);
  expect(run).toHaveBeenCalledTimes(1);
});
