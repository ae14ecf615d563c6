import { describe, expect, test, vi } from 'vitest';
import { after, before, once } from './solution';

/** A method that needs its `this` and its arguments. */
function scale(this: { factor: number }, by: number): number {
  return this.factor * by;
}

/** Fails at its first call and counts the others. */
function flaky() {
  let calls = 0;
  return vi.fn(() => {
    calls += 1;
    if (calls === 1) throw new Error('not yet');
    return calls;
  });
}

describe('once', () => {
  test('runs at the first call and keeps the result', () => {
    const fn = vi.fn((n: number) => ({ n }));
    const run = once(fn);
    const first = run(1);
    expect(run(2)).toBe(first);
    expect(first).toEqual({ n: 1 });
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('does not run before it is called', () => {
    const fn = vi.fn();
    once(fn);
    expect(fn).not.toHaveBeenCalled();
  });

  test.each([undefined, null, 0, false])('keeps %s as a result', (value) => {
    const fn = vi.fn(() => value);
    const run = once(fn);
    expect([run(), run()]).toEqual([value, value]);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('passes this and all arguments', () => {
    const host = { factor: 3, scale: once(scale) };
    expect(host.scale(5)).toBe(15);
    expect(once((...all: number[]) => all)(1, 2, 3)).toEqual([1, 2, 3]);
  });

  test('passes an error on and tries again', () => {
    const fn = flaky();
    const run = once(fn);
    expect(run).toThrow('not yet');
    expect([run(), run()]).toEqual([2, 2]);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('shares nothing between two wrappers', () => {
    const fn = vi.fn((n: number) => n);
    expect([once(fn)(1), once(fn)(2)]).toEqual([1, 2]);
  });
});

describe('after', () => {
  test('runs from the n-th call on', () => {
    const fn = vi.fn((n: number) => n);
    const run = after(3, fn);
    expect([run(1), run(2), run(3), run(4)]).toEqual([undefined, undefined, 3, 4]);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('runs at once for 1 and 0', () => {
    expect(after(1, () => 'ran')()).toBe('ran');
    expect(after(0, () => 'ran')()).toBe('ran');
  });

  test('passes this and arguments', () => {
    const host = { factor: 2, scale: after(1, scale) };
    expect(host.scale(4)).toBe(8);
  });
});

describe('before', () => {
  test('runs for fewer than n calls, then keeps the last result', () => {
    const fn = vi.fn((n: number) => n);
    const run = before(3, fn);
    expect([run(1), run(2), run(3), run(4)]).toEqual([1, 2, 2, 2]);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('never runs for 1 and 0', () => {
    const fn = vi.fn(() => 'ran');
    expect([before(1, fn)(), before(0, fn)()]).toEqual([undefined, undefined]);
    expect(fn).not.toHaveBeenCalled();
  });

  test('does not count a call that throws', () => {
    const run = before(2, flaky());
    expect(run).toThrow('not yet');
    expect([run(), run()]).toEqual([2, 2]);
  });

  test('passes this and arguments', () => {
    const host = { factor: 2, scale: before(2, scale) };
    expect(host.scale(7)).toBe(14);
  });
});

test('after counts calls, also those at which the function throws', () => {
  const run = after(2, flaky());
  expect(run()).toBeUndefined();
  expect(run).toThrow('not yet');
  expect([run(), run()]).toEqual([2, 3]);
});

test('after and before pass this and all arguments at every run', () => {
  const seen: unknown[] = [];
  function note(this: { name: string }, ...args: number[]) {
    seen.push(this.name, ...args);
  }
  const [late, early] = [after(2, note), before(3, note)];
  late.call({ name: 'skipped' }, 1);
  late.call({ name: 'a' }, 1, 2);
  late.call({ name: 'b' }, 3);
  early.call({ name: 'c' }, 4);
  early.call({ name: 'd' }, 5, 6);
  early.call({ name: 'late' }, 7);
  expect(seen).toEqual(['a', 1, 2, 'b', 3, 'c', 4, 'd', 5, 6]);
});

test('before keeps the last result, also when that is undefined', () => {
  let calls = 0;
  const run = before(3, () => {
    calls += 1;
    return calls === 1 ? 'first' : undefined;
  });
  expect([run(), run(), run(), calls]).toEqual(['first', undefined, undefined, 2]);
});

test('after and before share nothing between two wrappers', () => {
  const fn = (n: number) => n;
  const [one, other] = [after(2, fn), after(2, fn)];
  expect([one(1), other(2), one(3)]).toEqual([undefined, undefined, 3]);
  const [first, second] = [before(2, fn), before(2, fn)];
  expect([first(1), second(2), first(3), second(4)]).toEqual([1, 2, 1, 2]);
});

test('before with a negative n never runs, after with one always does', () => {
  expect([before(-1, () => 'ran')(), after(-1, () => 'ran')()]).toEqual([undefined, 'ran']);
});

test('once returns the first result whatever this and however many arguments a later call has', () => {
  const run = once(function (this: unknown, ...all: unknown[]) {
    return [this, ...all];
  });
  const [one, other] = [{ run }, { run }];
  const first = one.run('a');
  expect(first).toEqual([one, 'a']);
  expect(other.run('b')).toBe(first);
  expect(one.run('c', 'd')).toBe(first);
});

test.each([
  ['once', once],
  ['after', (fn: (first: number) => number) => after(1, fn)],
  ['before', (fn: (first: number) => number) => before(2, fn)],
])('%s passes arguments on that the function does not declare', (_, wrap) => {
  const run = wrap(function (_first: number) {
    // biome-ignore lint/complexity/noArguments: the length of the function has to stay 1
    return arguments.length;
  });
  expect(Reflect.apply(run, undefined, [1, 2, 3])).toBe(3);
});
