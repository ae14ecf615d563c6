import { describe, expect, test, vi } from 'vitest';
import { TaskQueue } from './solution';

/** Lets everything run that is ready to run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Tasks by name, which the test ends by hand. */
function manual() {
  const started: string[] = [];
  const open = new Map<string, { resolve: (value: string) => void; reject: (reason: unknown) => void }>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve, reject) => open.set(name, { resolve, reject }));
  };
  const finish = async (name: string) => {
    open.get(name)?.resolve(name.toUpperCase());
    await settle();
  };
  const fail = async (name: string) => {
    open.get(name)?.reject(`${name} failed`);
    await settle();
  };
  return { started, task, finish, fail };
}

describe('add', () => {
  test('resolves with the result of its task, also with a plain one', async () => {
    const queue = new TaskQueue();
    await expect(queue.add(async () => 'done')).resolves.toBe('done');
    await expect(queue.add(() => 7)).resolves.toBe(7);
  });

  test('starts a task at once while there is room', async () => {
    const { started, task, finish } = manual();
    const queue = new TaskQueue(2);
    for (const name of ['a', 'b', 'c']) queue.add(task(name));
    expect(started).toEqual(['a', 'b']);
    expect([queue.running, queue.waiting]).toEqual([2, 1]);
    await finish('b');
    expect(started).toEqual(['a', 'b', 'c']);
    expect([queue.running, queue.waiting]).toEqual([2, 0]);
  });

  test('runs one task after another by default', async () => {
    const { started, task, finish } = manual();
    const queue = new TaskQueue();
    queue.add(task('a'));
    queue.add(task('b'));
    expect(started).toEqual(['a']);
    await finish('a');
    expect(started).toEqual(['a', 'b']);
  });
});

describe('priority', () => {
  test('starts waiting tasks with a higher one first', async () => {
    const { started, task, finish } = manual();
    const queue = new TaskQueue();
    queue.add(task('first'), -5);
    queue.add(task('low'), -1);
    queue.add(task('high'), 10);
    queue.add(task('normal'));
    for (const name of ['first', 'high', 'normal', 'low']) await finish(name);
    expect(started).toEqual(['first', 'high', 'normal', 'low']);
  });

  test('keeps the order of adding among equals', async () => {
    const queue = new TaskQueue();
    queue.pause();
    const order: string[] = [];
    for (let index = 0; index < 12; index += 1) queue.add(() => order.push(`${index}`), index % 2);
    queue.resume();
    await queue.drain();
    expect(order.join(' ')).toBe('1 3 5 7 9 11 0 2 4 6 8 10');
  });

  test('counts for tasks that are added later, too', async () => {
    const { started, task, finish } = manual();
    const queue = new TaskQueue();
    queue.add(task('a'));
    queue.add(task('b'), 1);
    await finish('a');
    queue.add(task('c'), 1);
    queue.add(task('d'), 2);
    await finish('b');
    await finish('d');
    expect(started).toEqual(['a', 'b', 'd', 'c']);
  });

  test('orders a thousand tasks', async () => {
    const queue = new TaskQueue();
    queue.pause();
    const order: { priority: number; index: number }[] = [];
    const all = Array.from({ length: 1_000 }, (_, index) => ({ priority: (index * 7919) % 101, index }));
    for (const one of all) queue.add(() => order.push(one), one.priority);
    queue.resume();
    await queue.drain();
    expect(order).toEqual(all.toSorted((a, b) => b.priority - a.priority || a.index - b.index));
  });
});

describe('pause and resume', () => {
  test('a paused queue starts nothing, and its running tasks go on', async () => {
    const { started, task, finish } = manual();
    const queue = new TaskQueue();
    const result = queue.add(task('a'));
    queue.add(task('b'));
    queue.pause();
    await finish('a');
    await expect(result).resolves.toBe('A');
    queue.add(task('c'));
    expect(started).toEqual(['a']);
    expect([queue.running, queue.waiting]).toEqual([0, 2]);
  });

  test('resume starts as many tasks as there is room for', async () => {
    const { started, task } = manual();
    const queue = new TaskQueue(3);
    queue.pause();
    for (const name of ['a', 'b', 'c', 'd']) queue.add(task(name));
    queue.resume();
    expect(started).toEqual(['a', 'b', 'c']);
  });

  test('resume with tasks still running keeps the limit', async () => {
    const { started, task } = manual();
    const queue = new TaskQueue(2);
    queue.add(task('a'));
    queue.pause();
    for (const name of ['b', 'c']) queue.add(task(name));
    queue.resume();
    queue.resume();
    expect(started).toEqual(['a', 'b']);
  });
});

describe('a task that fails', () => {
  test('rejects its own promise, and the others go on', async () => {
    const { started, task, finish, fail } = manual();
    const queue = new TaskQueue();
    const bad = queue.add(task('a')).catch((reason) => reason);
    const good = queue.add(task('b'));
    await fail('a');
    expect(started).toEqual(['a', 'b']);
    await finish('b');
    expect([await bad, await good]).toEqual(['a failed', 'B']);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  test('may throw', async () => {
    const queue = new TaskQueue();
    const bad = queue.add(() => {
      throw new Error('thrown');
    });
    await expect(bad).rejects.toThrow('thrown');
    await expect(queue.add(() => 'fine')).resolves.toBe('fine');
  });
});

test('the slot of a task is free when its promise has settled', async () => {
  const queue = new TaskQueue();
  const next = vi.fn();
  await queue.add(async () => 'done');
  expect(queue.running).toBe(0);
  queue.add(next);
  expect(next).toHaveBeenCalledTimes(1);
  await queue.add(() => Promise.reject('failed')).catch(() => {});
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

describe('drain', () => {
  test('resolves at once for an empty queue', async () => {
    await expect(new TaskQueue().drain()).resolves.toBeUndefined();
  });

  test('waits for running and waiting tasks, and for those that are added meanwhile', async () => {
    const { task, finish, fail } = manual();
    const queue = new TaskQueue();
    const drained = vi.fn();
    queue.add(task('a'));
    queue.add(task('b')).catch(() => {});
    queue.drain().then(drained);
    await finish('a');
    queue.add(task('c'));
    await fail('b');
    expect(drained).not.toHaveBeenCalled();
    await finish('c');
    expect(drained).toHaveBeenCalledTimes(1);
  });

  test('waits while tasks wait in a paused queue', async () => {
    const queue = new TaskQueue();
    const drained = vi.fn();
    queue.pause();
    queue.add(() => 'a');
    queue.drain().then(drained);
    await settle();
    expect(drained).not.toHaveBeenCalled();
    queue.resume();
    await settle();
    expect(drained).toHaveBeenCalledTimes(1);
  });

  test('serves several callers, and again later', async () => {
    const queue = new TaskQueue();
    queue.add(async () => 'a');
    await Promise.all([queue.drain(), queue.drain()]);
    const later = queue.add(async () => 'b');
    await queue.drain();
    await expect(later).resolves.toBe('b');
  });
});

test('a task may add tasks', async () => {
  const queue = new TaskQueue(2);
  const order: string[] = [];
  queue.add(() => {
    order.push('outer');
    queue.add(() => order.push('inner'));
    queue.add(() => order.push('urgent'), 1);
    order.push('end');
  });
  await queue.drain();
  expect(order.toSorted()).toEqual(['end', 'inner', 'outer', 'urgent']);
});

test('a task that adds tasks as it starts keeps the limit', () => {
  const { started, task } = manual();
  const queue = new TaskQueue(2);
  queue.pause();
  queue.add(() => {
    queue.add(task('a'));
    queue.add(task('b'));
    return new Promise(() => {});
  });
  queue.add(task('c'));
  queue.resume();
  expect([started, queue.running, queue.waiting]).toEqual([['c'], 2, 2]);
});

test('a task may pause the queue as it starts', () => {
  const { started, task } = manual();
  const queue = new TaskQueue(2);
  queue.pause();
  queue.add(() => queue.pause());
  queue.add(task('a'));
  queue.resume();
  expect([started, queue.waiting]).toEqual([[], 1]);
});

test.each([0, -1, 1.5, Number.NaN, Infinity])('refuses a concurrency of %d', (concurrency) => {
  expect(() => new TaskQueue(concurrency)).toThrow(RangeError);
});
