import { describe, expect, test } from 'vitest';
import { buildQuery, parseQuery } from './solution';

describe('parseQuery', () => {
  test('reads keys and values', () => {
    expect(parseQuery('a=1&b=two')).toEqual({ a: '1', b: 'two' });
  });

  test('skips a question mark at the start, and only there', () => {
    expect(parseQuery('?a=1')).toEqual({ a: '1' });
    expect(parseQuery('a=?&b=1?')).toEqual({ a: '?', b: '1?' });
  });

  test.each(['', '?', '&', '?&&'])('gives no parameters for %j', (query) => {
    expect(parseQuery(query)).toEqual({});
  });

  test('skips empty pairs', () => {
    expect(parseQuery('&a=1&&b=2&')).toEqual({ a: '1', b: '2' });
  });

  test('reads an empty value, with and without an equals sign', () => {
    expect(parseQuery('a=&b&c=1')).toEqual({ a: '', b: '', c: '1' });
  });

  test('splits at the first equals sign', () => {
    expect(parseQuery('sum=1+1=2&x==')).toEqual({ sum: '1 1=2', x: '=' });
  });

  test('collects the values of a repeated key in order', () => {
    expect(parseQuery('tag=a&page=2&tag=b&tag=')).toEqual({ tag: ['a', 'b', ''], page: '2' });
    expect(parseQuery('tag=a&tag=a')).toEqual({ tag: ['a', 'a'] });
    expect(parseQuery('x=&x=')).toEqual({ x: ['', ''] });
  });

  test('decodes keys and values', () => {
    expect(parseQuery('caf%C3%A9=%F0%9F%98%80&a%26b=c%3Dd')).toEqual({ café: '😀', 'a&b': 'c=d' });
    expect(parseQuery('q=100%25')).toEqual({ q: '100%' });
  });

  test('finds repeated keys after decoding them', () => {
    expect(parseQuery('a=1&%61=2')).toEqual({ a: ['1', '2'] });
  });

  test('reads pluses as spaces, and %2B as plus', () => {
    expect(parseQuery('first+name=Ada+L&sum=1%2B1')).toEqual({ 'first name': 'Ada L', sum: '1+1' });
  });

  test('keeps a percent sign without two digits', () => {
    expect(parseQuery('a=100%&b=%zz&c=%4&d=50%+%C3%A9')).toEqual({ a: '100%', b: '%zz', c: '%4', d: '50% é' });
  });

  test('accepts keys such as __proto__ and constructor', () => {
    const query = parseQuery('__proto__=x&constructor=y&toString=z&toString=z2');
    expect(Object.entries(query)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['toString', ['z', 'z2']],
    ]);
  });
});

describe('buildQuery', () => {
  test('writes keys and values in their order', () => {
    expect(buildQuery({ b: 'two', a: 1, c: true, d: false, e: 0 })).toBe('b=two&a=1&c=true&d=false&e=0');
  });

  test('gives an empty string without parameters', () => {
    expect(buildQuery({})).toBe('');
  });

  test('leaves out null and undefined, but not an empty string', () => {
    expect(buildQuery({ a: null, b: undefined, c: '', d: 'x' })).toBe('c=&d=x');
    expect(buildQuery({ a: undefined })).toBe('');
  });

  test('repeats the key for the items of a list', () => {
    expect(buildQuery({ tag: ['a', 'b'], page: 2 })).toBe('tag=a&tag=b&page=2');
    expect(buildQuery({ tag: [], page: 2 })).toBe('page=2');
    expect(buildQuery({ tag: ['a', null, undefined, ''] })).toBe('tag=a&tag=');
  });

  test('encodes keys and values', () => {
    expect(buildQuery({ 'a&b': 'c=d', 'ä b': '1+1 100%', path: '/x?y#z' })).toBe(
      'a%26b=c%3Dd&%C3%A4%20b=1%2B1%20100%25&path=%2Fx%3Fy%23z',
    );
  });
});

test.each<Record<string, string | string[]>>([
  {},
  { a: '1' },
  { a: '', 'b c': '+ %&=?#' },
  { list: ['x', 'y', ''], ключ: '😀' },
  { '': 'empty key', '?': '?' },
])('parseQuery reads what buildQuery has written: %j', (params) => {
  expect(parseQuery(buildQuery(params))).toEqual(params);
  expect(parseQuery(`?${buildQuery(params)}`)).toEqual(params);
});
