import { describe, expect, test, vi } from 'vitest';
import { compose, pipe, pipeAsync } from './solution';

const double = (n: number) => n * 2;
const increase = (n: number) => n + 1;
const fail = () => {
  throw new Error('broken step');
};

describe('pipe', () => {
  test('runs from left to right', () => {
    expect(pipe(double, increase)(5)).toBe(11);
    expect(pipe(increase, double)(5)).toBe(12);
    expect(pipe(increase, double, increase, String)(5)).toBe('13');
  });

  test('returns the value without steps', () => {
    const value = { id: 1 };
    expect(pipe()(value)).toBe(value);
  });

  test('accepts one step', () => {
    expect(pipe(double)(4)).toBe(8);
  });

  test('carries a value that changes its type, also to undefined', () => {
    expect(pipe(String, (text: string) => text.length)(12_345)).toBe(5);
    expect(
      pipe(
        () => undefined,
        (value: unknown) => [value],
      )(1),
    ).toEqual([undefined]);
  });

  test('passes a step one argument', () => {
    const step = vi.fn((n: number) => n);
    pipe(step)(3);
    expect(step.mock.calls).toEqual([[3]]);
  });

  test('does not await a promise', () => {
    const seen = vi.fn();
    pipe(async (n: number) => n, seen)(1);
    expect(seen.mock.calls[0]?.[0]).toBeInstanceOf(Promise);
  });

  test('throws the error of a step and runs no later one', () => {
    const later = vi.fn();
    expect(() => pipe(double, fail, later)(1)).toThrow('broken step');
    expect(later).not.toHaveBeenCalled();
  });

  test('can be called many times', () => {
    const run = pipe(increase, double);
    expect([run(1), run(2), run(1)]).toEqual([4, 6, 4]);
  });
});

describe('compose', () => {
  test('runs from right to left', () => {
    expect(compose(double, increase)(5)).toBe(12);
    expect(compose(String, double, increase)(5)).toBe('12');
  });

  test('accepts no step and one step', () => {
    expect(compose()(7)).toBe(7);
    expect(compose(increase)(7)).toBe(8);
  });

  test('throws the error of a step and runs no later one', () => {
    const later = vi.fn();
    expect(() => compose(later, fail, double)(1)).toThrow('broken step');
    expect(later).not.toHaveBeenCalled();
  });

  test('can be called many times', () => {
    const run = compose(increase, double);
    expect([run(1), run(2), run(1)]).toEqual([3, 5, 3]);
  });
});

describe('pipeAsync', () => {
  test('awaits a promise in the middle', async () => {
    const later = async (n: number) => n * 10;
    expect(await pipeAsync(increase, later, double)(1)).toBe(40);
  });

  test('awaits the first value', async () => {
    expect(await pipeAsync(increase)(Promise.resolve(1))).toBe(2);
  });

  test('gives a promise without steps and for steps that are not async', async () => {
    expect(pipeAsync()(1)).toBeInstanceOf(Promise);
    expect(await pipeAsync()(1)).toBe(1);
    expect(await pipeAsync(double, increase)(5)).toBe(11);
  });

  test('rejects when a step rejects, and runs no later one', async () => {
    const later = vi.fn();
    await expect(pipeAsync(async () => fail(), later)(1)).rejects.toThrow('broken step');
    expect(later).not.toHaveBeenCalled();
  });

  test('rejects, and does not throw, when a step throws', async () => {
    const promise = pipeAsync(fail)(1);
    await expect(promise).rejects.toThrow('broken step');
  });

  test('can be called many times', async () => {
    const run = pipeAsync(increase, double);
    expect([await run(1), await run(2), await run(1)]).toEqual([4, 6, 4]);
  });

  test('runs the steps one after the other', async () => {
    const log: string[] = [];
    const slow = async () => {
      log.push('slow begins');
      await Promise.resolve();
      log.push('slow ends');
    };
    await pipeAsync(slow, () => log.push('next'))(0);
    expect(log).toEqual(['slow begins', 'slow ends', 'next']);
  });
});
