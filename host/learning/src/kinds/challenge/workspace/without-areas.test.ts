import { expect, it } from 'vitest';
import { after, begun, type RunState } from '../../../workspace/run-state.ts';
import { withoutAreas } from './without-areas.ts';

function runOf(...tests: string[][]): RunState {
  const started = after(begun(false), { type: 'tests', tests });
  return tests.reduce<RunState>(
    (run, _, index) => after(run, { type: 'test', index, status: 'passed', milliseconds: 1, failure: null }),
    started,
  );
}

it('leaves the area of each check out of its name, and everything else as it is', () => {
  const run = runOf(['keyboard', 'goes to the last tab with End'], ['names', 'is a tab list']);
  const { results, ...rest } = withoutAreas(run);
  expect(results.map(({ index, name }) => [index, name])).toEqual([
    [0, ['goes to the last tab with End']],
    [1, ['is a tab list']],
  ]);
  expect({ ...rest, results: run.results }).toEqual(run);
});

it('keeps the name of a test that belongs to no area', () => {
  const [result] = withoutAreas(runOf(['Test 1'])).results;
  expect(result?.name).toEqual(['Test 1']);
});
