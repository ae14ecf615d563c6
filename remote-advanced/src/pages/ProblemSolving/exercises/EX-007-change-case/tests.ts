import { describe, expect, test } from 'vitest';
import { camelCase, kebabCase, snakeCase } from './solution';

describe('camelCase', () => {
  test('joins words separated by spaces', () => {
    expect(camelCase('total price incl tax')).toBe('totalPriceInclTax');
  });

  test('begins in lowercase, whatever the first word was', () => {
    expect(camelCase('Total')).toBe('total');
    expect(camelCase('XMLHttpRequest')).toBe('xmlHttpRequest');
  });

  test('lowers the rest of an acronym that is not first', () => {
    expect(camelCase('parse-HTML')).toBe('parseHtml');
  });

  test('leaves camel case as it is', () => {
    expect(camelCase('fontSize')).toBe('fontSize');
  });
});

describe('kebabCase', () => {
  test('splits where a lowercase letter meets a capital', () => {
    expect(kebabCase('backgroundColor')).toBe('background-color');
  });

  test('keeps an acronym together, at any place', () => {
    expect(kebabCase('parseXMLFile')).toBe('parse-xml-file');
    expect(kebabCase('HTMLElement')).toBe('html-element');
    expect(kebabCase('loadURL')).toBe('load-url');
    expect(kebabCase('URL')).toBe('url');
  });

  test('splits off a single capital before a word', () => {
    expect(kebabCase('makeAList')).toBe('make-a-list');
  });

  test('leaves digits with the word before them', () => {
    expect(kebabCase('utf8Decoder')).toBe('utf8-decoder');
    expect(kebabCase('HTML5Parser')).toBe('html5-parser');
    expect(kebabCase('top10items')).toBe('top10-items');
  });

  test('accepts digits as a word', () => {
    expect(kebabCase('404 page')).toBe('404-page');
  });

  test('accepts separators of all kinds, doubled and at the ends', () => {
    expect(kebabCase('--main__text  Color!')).toBe('main-text-color');
  });

  test('recognizes accented letters', () => {
    expect(kebabCase('ÉtéÀParis')).toBe('été-à-paris');
    expect(kebabCase('caféBar')).toBe('café-bar');
  });
});

describe('snakeCase', () => {
  test('joins with underscores', () => {
    expect(snakeCase('createdAt')).toBe('created_at');
    expect(snakeCase('created-at')).toBe('created_at');
    expect(snakeCase('CREATED_AT')).toBe('created_at');
  });
});

test.each([camelCase, kebabCase, snakeCase])('%o gives an empty string for a string without words', (change) => {
  expect(change('')).toBe('');
  expect(change(' -_-!')).toBe('');
});

test('keeps letters without case, and the long vowel mark', () => {
  expect(kebabCase('コーヒー メニュー')).toBe('コーヒー-メニュー');
});

test('keeps a combining accent with its letter', () => {
  expect(kebabCase('cafe\u0301Bar').normalize('NFC')).toBe('café-bar');
  expect(snakeCase('E\u0301te\u0301').normalize('NFC')).toBe('été');
});

test('capitalizes a letter of two code units', () => {
  expect(camelCase('a 𐐨𐐩')).toBe('a𐐀𐐩');
});

test('begins a new word after digits, in every style', () => {
  expect([camelCase('top10items'), snakeCase('a1b2')]).toEqual(['top10Items', 'a1_b2']);
});
