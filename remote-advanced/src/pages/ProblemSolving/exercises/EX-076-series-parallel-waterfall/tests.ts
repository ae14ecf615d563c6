import { describe, expect, test, vi } from 'vitest';
import { runParallel, runSeries, waterfall } from './solution';

/** Lets everything run that is ready to run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Three tasks which the test finishes by hand. */
function manualTasks() {
  const started: number[] = [];
  const resolvers: ((value: string) => void)[] = [];
  const tasks = [0, 1, 2].map((index) => () => {
    started.push(index);
    return new Promise<string>((resolve) => {
      resolvers[index] = resolve;
    });
  });
  const finish = async (index: number) => {
    resolvers[index]?.(`result ${index}`);
    await settle();
  };
  return { tasks, started, finish };
}

/** Three tasks of which one rejects. */
const tasksFailingAt = (position: number) =>
  [0, 1, 2].map((index) =>
    vi.fn(async () => {
      if (index === position) throw new Error(`failed at ${index}`);
      return index;
    }),
  );

const callsOf = (tasks: ReturnType<typeof tasksFailingAt>) => tasks.map((task) => task.mock.calls.length);

describe('runSeries', () => {
  test('starts each task after the one before', async () => {
    const { tasks, started, finish } = manualTasks();
    const run = runSeries(tasks);
    await settle();
    expect(started).toEqual([0]);
    await finish(0);
    expect(started).toEqual([0, 1]);
    await finish(1);
    await finish(2);
    await expect(run).resolves.toEqual(['result 0', 'result 1', 'result 2']);
  });

  test.each([
    [0, [1, 0, 0]],
    [1, [1, 1, 0]],
    [2, [1, 1, 1]],
  ])('stops at a rejection in position %d', async (position, calls) => {
    const tasks = tasksFailingAt(position);
    await expect(runSeries(tasks)).rejects.toThrow(`failed at ${position}`);
    expect(callsOf(tasks)).toEqual(calls);
  });

  test('accepts plain results, and no tasks', async () => {
    await expect(runSeries([() => 1, () => 2])).resolves.toEqual([1, 2]);
    await expect(runSeries([])).resolves.toEqual([]);
  });
});

describe('runParallel', () => {
  test('starts every task before it returns, in order', () => {
    const { tasks, started } = manualTasks();
    runParallel(tasks);
    expect(started).toEqual([0, 1, 2]);
  });

  test('keeps the order of the list, whatever finishes first', async () => {
    const { tasks, finish } = manualTasks();
    const run = runParallel(tasks);
    await finish(2);
    await finish(0);
    await finish(1);
    await expect(run).resolves.toEqual(['result 0', 'result 1', 'result 2']);
  });

  test.each([0, 1, 2])('rejects for a rejection in position %d, after all have started', async (position) => {
    const tasks = tasksFailingAt(position);
    await expect(runParallel(tasks)).rejects.toThrow(`failed at ${position}`);
    expect(callsOf(tasks)).toEqual([1, 1, 1]);
  });

  test('starts the others when a task throws synchronously', async () => {
    const other = vi.fn(() => 1);
    const throwing = () => {
      throw new Error('thrown');
    };
    await expect(runParallel([throwing, other])).rejects.toThrow('thrown');
    expect(other).toHaveBeenCalledTimes(1);
  });

  test('resolves no tasks to no results', async () => {
    await expect(runParallel([])).resolves.toEqual([]);
  });
});

describe('waterfall', () => {
  test('passes each result to the next task and resolves to the last', async () => {
    const double = vi.fn(async (n: unknown) => Number(n) * 2);
    const label = vi.fn((n: unknown) => `total ${n}`);
    await expect(waterfall([double, double, label], 3)).resolves.toBe('total 12');
    expect(double.mock.calls).toEqual([[3], [6]]);
    expect(label.mock.calls).toEqual([[12]]);
  });

  test.each([
    [0, [1, 0, 0]],
    [1, [1, 1, 0]],
    [2, [1, 1, 1]],
  ])('stops at a rejection in position %d', async (position, calls) => {
    const tasks = tasksFailingAt(position);
    await expect(waterfall(tasks)).rejects.toThrow(`failed at ${position}`);
    expect(callsOf(tasks)).toEqual(calls);
  });

  test('resolves no tasks to the first value', async () => {
    await expect(waterfall([], 'as it was')).resolves.toBe('as it was');
    await expect(waterfall([])).resolves.toBeUndefined();
  });
});
