import { describe, expect, test } from 'vitest';
import { type Sum, sum } from './solution';

/** A chain as code without types sees it. */
function untyped(chain: Sum): number {
  return chain as unknown as number;
}

describe('a call without arguments', () => {
  test('ends the chain with its total', () => {
    expect(sum(1)(2)(3)()).toBe(6);
    expect(sum(5)()).toBe(5);
  });

  test('right away gives 0', () => {
    expect(sum()).toBe(0);
  });

  test('can be repeated', () => {
    const chain = sum(1)(2);
    expect([chain(), chain(), chain(3)(), chain()]).toEqual([3, 3, 6, 3]);
  });
});

describe('a chain', () => {
  test('becomes a number', () => {
    expect([Number(sum(1)(2)(3)), +sum(4)]).toEqual([6, 4]);
  });

  test('can be compared with ==, < and >', () => {
    const six: unknown = 6;
    // biome-ignore lint/suspicious/noDoubleEquals: the loose comparison is what is tested
    const isEqual = [sum(1)(2)(3) == six, six == sum(1)(2)(3), sum(1)(2) == six];
    expect(isEqual).toEqual([true, true, false]);
    expect([untyped(sum(2)(3)) < 6, untyped(sum(2)(3)) > 6, untyped(sum(6)) >= 6]).toEqual([true, false, true]);
  });

  test('can be calculated with', () => {
    expect(untyped(sum(1)(2)) + 4).toBe(7);
    expect(untyped(sum(10)) - untyped(sum(1)(2))).toBe(7);
    expect(untyped(sum(2)(3)) * 2).toBe(10);
    expect(Math.max(untyped(sum(2)(3)), 4)).toBe(5);
  });

  test('shows its total in a template and as a string', () => {
    expect([`${sum(1)(2)}`, String(sum(1)(2))]).toEqual(['3', '3']);
    expect([1, 2, untyped(sum(1)(2))].join()).toBe('1,2,3');
  });

  test('counts 0 and negative numbers', () => {
    expect([sum(0)(), sum(5)(0)(1)(), sum(1)(-4)(), sum(0)(0)()]).toEqual([0, 6, -3, 0]);
    expect([Number(sum(0)), Number(sum(2)(-2))]).toEqual([0, 0]);
  });

  test('accepts several numbers in a call', () => {
    expect([sum(1, 2, 3)(), sum(1, 2)(3)(4, 0, 5)(), sum(0, 7)()]).toEqual([6, 15, 7]);
  });

  test('stays as it is when another one goes on from it', () => {
    const five = sum(2)(3);
    const [six, fifteen] = [five(1), five(10)];
    expect([five, six, fifteen].map(Number)).toEqual([5, 6, 15]);
    expect(six(1)()).toBe(7);
    expect(five()).toBe(5);
  });

  test('is not touched by other chains', () => {
    const first = sum(100);
    const second = sum(1);
    expect([first(1)(), second(1)(), sum(1)()]).toEqual([101, 2, 1]);
  });

  test('may be 100,000 calls long', () => {
    let chain = sum(0);
    for (let number = 1; number <= 100_000; number += 1) chain = chain(number);
    expect([chain(), Number(chain)]).toEqual([5_000_050_000, 5_000_050_000]);
  });
});
