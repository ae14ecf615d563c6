import { describe, expect, test, vi } from 'vitest';
import { _, curry } from './solution';

const join = (a: string, b: string, c: string) => `${a}${b}${c}`;

describe('curry', () => {
  test('accepts the arguments one by one', () => {
    expect(curry(join)('a')('b')('c')).toBe('abc');
  });

  test('accepts several at once', () => {
    expect(curry(join)('a', 'b')('c')).toBe('abc');
    expect(curry(join)('a')('b', 'c')).toBe('abc');
    expect(curry(join)('a', 'b', 'c')).toBe('abc');
  });

  test('runs the function once, and not before all arguments are there', () => {
    const fn = vi.fn(join);
    const run = curry((a: string, b: string, c: string) => fn(a, b, c));
    const waiting = run('a')('b');
    expect(fn).not.toHaveBeenCalled();
    waiting('c');
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('runs a function without parameters at the first call', () => {
    expect(curry(() => 42)()).toBe(42);
  });

  test('passes further arguments on', () => {
    expect(curry((a: number, ...rest: number[]) => [a, ...rest])(1, 2, 3)).toEqual([1, 2, 3]);
  });

  test('ignores a call without arguments', () => {
    expect(curry(join)()('a')()('b', 'c')).toBe('abc');
  });

  test('lets a waiting function be used again', () => {
    const withA = curry(join)('a');
    const withAB = withA('b');
    expect([withAB('1'), withAB('2'), withA('x')('y'), withA('p', 'q')]).toEqual(['ab1', 'ab2', 'axy', 'apq']);
  });

  test('counts undefined and null as arguments', () => {
    expect(curry((a: unknown, b: unknown) => [a, b])(undefined)(null)).toEqual([undefined, null]);
  });

  test('passes the this of the call that completes it', () => {
    function greet(this: { name: string }, greeting: string, mark: string) {
      return `${greeting} ${this.name}${mark}`;
    }
    const host = { name: 'Ada', run: curry(greet as (a: string, b: string) => string)('Hello') };
    expect(host.run('!')).toBe('Hello Ada!');
  });
});

describe('the placeholder', () => {
  test('keeps a place for later', () => {
    expect(curry(join)(_, 'b')('a')('c')).toBe('abc');
    expect(curry(join)(_, 'b', 'c')('a')).toBe('abc');
  });

  test('is filled from left to right', () => {
    expect(curry(join)(_, _, 'c')('a')('b')).toBe('abc');
    expect(curry(join)(_, _, 'c')('a', 'b')).toBe('abc');
  });

  test('may be given again for a free place', () => {
    expect(curry(join)(_, _, 'c')(_, 'b')('a')).toBe('abc');
  });

  test('lets further arguments go after the last place', () => {
    expect(curry(join)(_, 'b')('a', 'c')).toBe('abc');
  });

  test('does not spoil a waiting function', () => {
    const wrap = curry(join)('<', _, '>');
    expect([wrap('1'), wrap('2')]).toEqual(['<1>', '<2>']);
  });

  test('does not count as an argument', () => {
    expect(curry((a: string) => a)(_)('x')).toBe('x');
  });
});

test('runs although a placeholder is left beyond the parameters, and passes it on', () => {
  expect(curry((...all: unknown[]) => all)(1, _)).toEqual([1, _]);
  expect(curry((a: string, ...rest: unknown[]) => [a, ...rest])('a', _)).toEqual(['a', _]);
});

test('the this of an earlier call does not count', () => {
  function name(this: { name: string } | undefined, _a: number, _b: number) {
    return this?.name;
  }
  const run = curry(name as (a: number, b: number) => string | undefined);
  const waiting = run.call({ name: 'first' }, 1);
  expect(waiting.call({ name: 'second' }, 2)).toBe('second');
});

test('a placeholder can fill a free place again and again', () => {
  expect(curry(join)(_, 'b')(_)(_, 'c')('a')).toBe('abc');
});

test('returns the result as it is, also when it is a function', () => {
  const result = (a: number, b: number) => a + b;
  expect(curry((_a: string, _b: string) => result)('a')('b')).toBe(result);
});

test('throws the error of the function, and can be called again', () => {
  const half = curry((a: number, b: number) => {
    if (b === 0) throw new RangeError('b is zero');
    return a / b;
  })(6);
  expect(() => half(0)).toThrow(RangeError);
  expect(half(2)).toBe(3);
});
