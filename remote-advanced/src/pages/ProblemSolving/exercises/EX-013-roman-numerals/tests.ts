import { describe, expect, test } from 'vitest';
import { romanToInt } from './solution';

const digits = [
  ['', 'M', 'MM', 'MMM'],
  ['', 'C', 'CC', 'CCC', 'CD', 'D', 'DC', 'DCC', 'DCCC', 'CM'],
  ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'],
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'],
];

/** The standard form of a number from 1 to 3999. */
function toRoman(number: number): string {
  return [...String(number).padStart(4, '0')].map((digit, place) => digits[place]?.[Number(digit)]).join('');
}

describe('romanToInt', () => {
  test.each([
    ['I', 1],
    ['V', 5],
    ['X', 10],
    ['L', 50],
    ['C', 100],
    ['D', 500],
    ['M', 1000],
  ])('%s is %d', (numeral, expected) => {
    expect(romanToInt(numeral)).toBe(expected);
  });

  test('adds', () => {
    expect([romanToInt('III'), romanToInt('VIII'), romanToInt('MDCLXVI')]).toEqual([3, 8, 1666]);
  });

  test('subtracts in the six pairs', () => {
    expect(['IV', 'IX', 'XL', 'XC', 'CD', 'CM'].map((numeral) => romanToInt(numeral))).toEqual([
      4, 9, 40, 90, 400, 900,
    ]);
  });

  test('does both', () => {
    expect([romanToInt('XLII'), romanToInt('MCMXCIV'), romanToInt('CDXLIV')]).toEqual([42, 1994, 444]);
  });

  test('reads every number from 1 to 3999', () => {
    const wrong = Array.from({ length: 3999 }, (_, index) => index + 1).filter(
      (number) => romanToInt(toRoman(number)) !== number,
    );
    expect(wrong).toEqual([]);
  });
});

describe('not a Roman numeral:', () => {
  test.each([
    ['an empty string', ['']],
    ['a letter four times', ['IIII', 'XXXX', 'CCCC', 'MMMM', 'XIIII']],
    ['V, L or D twice', ['VV', 'LL', 'DD', 'VIV', 'DCD', 'LXL']],
    ['a pair of letters that are too far apart', ['IL', 'IC', 'ID', 'IM', 'XD', 'XM']],
    ['V, L or D in front of a larger letter', ['VX', 'LC', 'DM', 'VL']],
    ['two letters in front of a larger one', ['IIV', 'IIX', 'XXC', 'CCM']],
    ['a pair twice', ['IVIV', 'IXIX', 'XCXC']],
    ['a pair and its smaller letter again', ['IVI', 'IXI', 'XCX', 'CMC']],
    ['a pair and its larger letter again', ['IXX', 'IXV', 'CMM', 'XCL', 'CDM', 'VIX']],
    ['a smaller value in front of a larger one', ['IXC', 'XIL', 'IVX', 'VIM']],
    ['lower case', ['iv', 'Xi']],
    ['anything else', ['A', 'X I', ' X', 'X ', 'X\n', '10', 'Ⅳ', 'XIIA', '-X', '__proto__']],
  ])('%s', (_, texts) => {
    for (const text of texts) expect(() => romanToInt(text), text).toThrow(RangeError);
  });
});
