import { describe, expect, test } from 'vitest';
import { fizzBuzz } from './solution';

describe('fizzBuzz', () => {
  test('gives an empty list for 0', () => {
    expect(fizzBuzz(0)).toEqual([]);
  });

  test('gives an empty list for negative numbers', () => {
    expect(fizzBuzz(-1)).toEqual([]);
    expect(fizzBuzz(-15)).toEqual([]);
  });

  test('begins with 1', () => {
    expect(fizzBuzz(1)).toEqual(['1']);
  });

  test('includes the last number', () => {
    expect(fizzBuzz(5)).toEqual(['1', '2', 'Fizz', '4', 'Buzz']);
  });

  test('says Fizz for 3, 6, 9 and 12', () => {
    const words = fizzBuzz(14);
    expect([3, 6, 9, 12].map((k) => words[k - 1])).toEqual(['Fizz', 'Fizz', 'Fizz', 'Fizz']);
  });

  test('says Buzz for 5 and 10', () => {
    const words = fizzBuzz(14);
    expect([5, 10].map((k) => words[k - 1])).toEqual(['Buzz', 'Buzz']);
  });

  test('says FizzBuzz for 15, and not before', () => {
    expect(fizzBuzz(15).indexOf('FizzBuzz')).toBe(14);
  });

  test('goes on after 15', () => {
    expect(fizzBuzz(16).at(-1)).toBe('16');
    expect(fizzBuzz(30).at(-1)).toBe('FizzBuzz');
  });

  test('uses each word the right number of times', () => {
    const words = fizzBuzz(100);
    const count = (word: string) => words.filter((other) => other === word).length;
    expect([words.length, count('Fizz'), count('Buzz'), count('FizzBuzz')]).toEqual([100, 27, 14, 6]);
  });

  test('gives strings only', () => {
    expect(fizzBuzz(20).every((word) => typeof word === 'string')).toBe(true);
  });
});
