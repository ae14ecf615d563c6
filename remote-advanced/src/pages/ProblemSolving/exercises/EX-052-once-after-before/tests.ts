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
