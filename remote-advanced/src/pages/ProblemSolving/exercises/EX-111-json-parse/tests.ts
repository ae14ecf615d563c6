import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from './solution';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The result of a parser, or the kind of its error. */
function outcome(parser: (text: string) => unknown, text: string): unknown {
  try {
    return { value: parser(text) };
  } catch (error) {
    return error instanceof SyntaxError ? 'SyntaxError' : error;
  }
}
const expectLikeBuiltIn = (text: string) =>
  expect([text, outcome(parse, text)]).toEqual([text, outcome(JSON.parse, text)]);

describe('values', () => {
  test.each<[string, unknown]>([
    ['true', true],
    ['false', false],
    ['null', null],
    ['0', 0],
    ['-12.5e2', -1250],
    ['"text"', 'text'],
    ['[]', []],
    ['{}', {}],
    ['[1,[2,[]],{"a":[{}]}]', [1, [2, []], { a: [{}] }]],
    ['{"a":{"b":{"c":null}},"d":""}', { a: { b: { c: null } }, d: '' }],
  ])('reads %s', (text, expected) => {
    expect(parse(text)).toEqual(expected);
  });

  test('keeps the order of keys and elements', () => {
    expect(Object.keys(Object(parse('{"b":1,"a":2,"":3}')))).toEqual(['b', 'a', '']);
  });

  test('keeps the last of equal keys', () => {
    expect(parse('{"a":1,"b":2,"a":3}')).toEqual({ a: 3, b: 2 });
  });

  test('makes __proto__ an ordinary key', () => {
    const value = Object(parse('{"__proto__":{"admin":true}}'));
    expect(Object.keys(value)).toEqual(['__proto__']);
    expect([Object.getPrototypeOf(value) === Object.prototype, value.admin]).toEqual([true, undefined]);
  });

  test('returns objects and arrays that can be changed', () => {
    const value = Object(parse('{"a":[1]}'));
    value.a.push(2);
    value.a.length = 1;
    delete value.a;
    expect(value).toEqual({});
  });
});

describe('numbers', () => {
  test.each(['1', '-1', '10', '0.5', '-0.25', '1e3', '1E+3', '1e-3', '0e0', '1.5E2', '123456789012345680000', '1e400'])(
    'reads %s',
    (text) => expectLikeBuiltIn(text),
  );

  test('keeps the sign of -0', () => {
    expect(Object.is(parse('-0'), -0)).toBe(true);
  });

  test.each([
    '01',
    '-01',
    '+1',
    '.5',
    '1.',
    '-',
    '1e',
    '1e+',
    '--1',
    '1.5.2',
    '0x10',
    '1_000',
    'NaN',
    'Infinity',
    '-Infinity',
    '1n',
  ])('refuses %s', (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  });
});

describe('strings', () => {
  test('reads every escape', () => {
    expect(parse('"\\"\\\\\\/\\b\\f\\n\\r\\t"')).toBe('"\\/\b\f\n\r\t');
    expect(parse('"\\u0041\\u00e9\\u00E9\\u2028"')).toBe('Aéé\u2028');
  });

  test('reads pairs of surrogates, and lone ones', () => {
    expect(parse('"\\ud83d\\ude00"')).toBe('😀');
    expect(parse('"😀\\ud83d"')).toBe('😀\ud83d');
  });

  test('keeps other characters as they are', () => {
    expect(parse('"ä \u007f \u2028 \u2029 \' /"')).toBe("ä \u007f \u2028 \u2029 ' /");
  });

  test('reads escapes in keys', () => {
    expect(parse('{"\\u0061\\n":1}')).toEqual({ 'a\n': 1 });
  });

  test.each([
    '"',
    '"a',
    "'a'",
    '"\\"',
    '"\\x41"',
    '"\\u12"',
    '"\\u12g4"',
    '"\\',
    '"\\u{41}"',
    '"a"b"',
    '"\n"',
    '"\t"',
    '"\u0000"',
  ])('refuses %j', (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  });
});

describe('whitespace', () => {
  test('may be around everything', () => {
    expect(parse(' \t\n\r{ "a" : [ 1 , 2 ] , "b" : { } , "c" : [ ] } \n')).toEqual({ a: [1, 2], b: {}, c: [] });
  });

  test.each(['\u00a01', '\ufeff1', '1\u2003', '\v1', '[1,\f2]'])('is no other character: %j', (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  });

  test('is kept in strings', () => {
    expect(parse('" a  "')).toBe(' a  ');
  });
});

describe('a string that is not JSON', () => {
  test.each([
    '',
    ' ',
    '[',
    ']',
    '[1',
    '[1,]',
    '[,1]',
    '[1 2]',
    '[1,,2]',
    '{',
    '}',
    '{"a"}',
    '{"a":}',
    '{"a":1,}',
    '{,}',
    '{a:1}',
    '{1:1}',
    "{'a':1}",
    '{"a" 1}',
    '{"a":1 "b":2}',
    '{"a":1]',
    '[1}',
    'tru',
    'True',
    'nul',
    'nulll',
    'truefalse',
    'undefined',
    '1 2',
    '{}{}',
    '// c\n1',
    '/* c */1',
    '[1]x',
  ])('refuses %j', (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  });

  test('is recognized wherever a character is missing, added or replaced', () => {
    const valid = '{"a\\u00e9\\n": [-1.5e+10, true, null, "x"], "": {"b": false}}';
    for (let index = 0; index <= valid.length; index += 1) {
      expectLikeBuiltIn(valid.slice(0, index));
      expectLikeBuiltIn(valid.slice(0, index) + valid.slice(index + 1));
      for (const other of ['"', '0', '.', ',', '\\', 'e', '}', ' ', '\n'])
        for (const skipped of [0, 1]) expectLikeBuiltIn(valid.slice(0, index) + other + valid.slice(index + skipped));
    }
  });
});

test('reads 1,000 levels, and lists of 50,000 numbers', () => {
  const deep = `${'['.repeat(1_000)}${']'.repeat(1_000)}`;
  expect(JSON.stringify(parse(deep))).toBe(deep);
  const wide = JSON.stringify(Array.from({ length: 50_000 }, (_, index) => index));
  expect(JSON.stringify(parse(wide))).toBe(wide);
});

test('does not call the built-in function', () => {
  const builtIn = vi.spyOn(JSON, 'parse');
  parse('{"a":["x",1,"\\u0041",{"b":null}]}');
  const calls = builtIn.mock.calls.length;
  vi.restoreAllMocks();
  expect(calls).toBe(0);
});
