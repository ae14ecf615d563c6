import { describe, expect, test } from 'vitest';
import * as solution from './solution';

/** The value of an expression, with 0 for -0. */
const evaluateExpression = (text: string) => solution.evaluateExpression(text) + 0;

describe('values', () => {
  test.each([
    ['7', 7],
    ['42', 42],
    ['3.25', 3.25],
    ['0.5', 0.5],
    ['007', 7],
    ['0', 0],
  ])('number %s', (text, expected) => {
    expect(evaluateExpression(text)).toBe(expected);
  });

  test.each([
    ['1+2', 3],
    ['5-8', -3],
    ['4*2.5', 10],
    ['7/2', 3.5],
    ['0/5', 0],
  ])('one operator: %s', (text, expected) => {
    expect(evaluateExpression(text)).toBe(expected);
  });

  test.each([
    ['2+3*4', 14],
    ['2*3+4', 10],
    ['10-6/2', 7],
    ['1+2*3-4/2', 5],
    ['2*3+4*5', 26],
  ])('multiplication and division first: %s', (text, expected) => {
    expect(evaluateExpression(text)).toBe(expected);
  });

  test.each([
    ['10-4-3', 3],
    ['100/10/5', 2],
    ['8/4*2', 4],
    ['7-2+3', 8],
    ['2-3-4+5', 0],
  ])('from left to right: %s', (text, expected) => {
    expect(evaluateExpression(text)).toBe(expected);
  });

  test.each([
    ['(2+3)*4', 20],
    ['2*(3+4)', 14],
    ['10-(4-3)', 9],
    ['100/(10/5)', 50],
    ['((1+2)*(3+4))', 21],
    ['(((5)))', 5],
    ['(1)+(2)', 3],
  ])('parentheses: %s', (text, expected) => {
    expect(evaluateExpression(text)).toBe(expected);
  });

  test.each([
    ['-3', -3],
    ['-3+5', 2],
    ['3*-2', -6],
    ['6/-2', -3],
    ['5--3', 8],
    ['5+-3', 2],
    ['--4', 4],
    ['2---3', -1],
    ['-(2+3)', -5],
    ['-(-(1))', 1],
    ['-2*-3', 6],
    ['(-2)', -2],
    ['-2-3', -5],
    ['-0.5*4', -2],
    ['-0', 0],
  ])('minus as a sign: %s', (text, expected) => {
    expect(evaluateExpression(text)).toBe(expected);
  });

  test.each([
    [' 1 + 2 ', 3],
    ['  7', 7],
    ['( 1+2 ) *3', 9],
    ['2   *   - 3', -6],
    ['- 4', -4],
  ])('spaces: %j', (text, expected) => {
    expect(evaluateExpression(text)).toBe(expected);
  });

  test('is what JavaScript calculates, for fractions too', () => {
    expect(evaluateExpression('0.1+0.2')).toBe(0.1 + 0.2);
    expect(evaluateExpression('1.5*(2.25-0.75)/3')).toBe(0.75);
  });

  test('of a long expression', () => {
    expect(evaluateExpression(Array(10_000).fill('1').join('+'))).toBe(10_000);
    expect(evaluateExpression(Array(5000).fill('2-1').join('-'))).toBe(2 - 1 - 4999 * 3);
  });

  test('of 500 nested parentheses and signs', () => {
    expect(evaluateExpression(`${'('.repeat(500)}1${')'.repeat(500)}+1`)).toBe(2);
    expect(evaluateExpression(`2-${'-'.repeat(500)}1`)).toBe(1);
    expect(evaluateExpression(`${'-('.repeat(250)}1${')'.repeat(250)}`)).toBe(1);
  });
});

describe('a division by zero', () => {
  test.each(['1/0', '0/0', '1/(2-2)', '3/0.0', '1/-0', '5*(1+2/0)', '1/(0*5)'])('is a RangeError: %s', (text) => {
    expect(() => evaluateExpression(text)).toThrow(RangeError);
  });
});

describe('a SyntaxError is thrown', () => {
  test.each([
    ['for nothing', ['', '   ', '()', '1+()']],
    ['for an operator without a number', ['1+', '*2', '1*', '/', '-', '1-', '(1+)', '5*/2', '1+*2', '--']],
    ['for a unary plus', ['+1', '1++2', '2*+3', '-+1']],
    ['for parentheses that do not match', ['(1', '1)', '((1)', '(1))', ')(', '(1+2', ')']],
    ['for numbers side by side', ['1 2', '1 (2)', '2(3)', '(1)(2)', '(1)2', '1. 5', '1 .5']],
    ['for other forms of numbers', ['1.', '.5', '1.2.3', '1e3', '0x10', '1_000', '1,5', '10n', 'Infinity', 'NaN']],
    ['for other operators', ['2**3', '5%2', '1<2', '1==1', '!1', '~1', '2^3', '1;2', '1,2']],
    ['for other strings', ['a', '1+a', '"1"', '[]', 'Math.PI', 'globalThis', '1//2', '1/*2*/', '１', '1\t+1', '1\n']],
  ])('%s', (_, texts) => {
    for (const text of texts) expect(() => evaluateExpression(text), text).toThrow(SyntaxError);
  });
});
