import { afterEach, describe, expect, test, vi } from 'vitest';
import { stringify } from './solution';

afterEach(() => {
  vi.restoreAllMocks();
  for (const prototype of [BigInt.prototype, String.prototype, Number.prototype])
    Reflect.deleteProperty(prototype, 'toJSON');
});

describe('primitives', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [-1.5, '-1.5'],
    [1e21, '1e+21'],
    [Number.NaN, 'null'],
    [Infinity, 'null'],
    [true, 'true'],
    [false, 'false'],
    [null, 'null'],
    ['', '""'],
  ])('writes %s', (value, expected) => {
    expect(stringify(value)).toBe(expected);
  });

  test.each([undefined, () => {}, Symbol('s')])('returns undefined for %s', (value) => {
    expect(stringify(value)).toBeUndefined();
  });

  test('refuses a BigInt, even nested and in its box', () => {
    for (const value of [1n, [1n], Object(1n)]) expect(() => stringify(value)).toThrow(TypeError);
  });

  test('unboxes primitives', () => {
    expect(stringify([Object(1.5), Object('a'), Object(false)])).toBe('[1.5,"a",false]');
  });
});

describe('strings', () => {
  test('escape what must be escaped, with the short form where there is one', () => {
    expect(stringify('"\\/')).toBe('"\\"\\\\/"');
    expect(stringify('\b\f\n\r\t')).toBe('"\\b\\f\\n\\r\\t"');
    expect(stringify('\u0000\u000b\u001f')).toBe('"\\u0000\\u000b\\u001f"');
    expect(stringify('\u0020\u007f\u2028é')).toBe('"\u0020\u007f\u2028é"');
  });

  test('keep pairs of surrogates and escape lone ones', () => {
    expect(stringify('😀')).toBe('"😀"');
    expect(stringify('\ud83d!\ude00')).toBe('"\\ud83d!\\ude00"');
    expect(stringify('\ud7ff\ud800\udfff'.slice(0, 2))).toBe('"\ud7ff\\ud800"');
    expect(stringify('\udfff\ue000')).toBe('"\\udfff\ue000"');
  });

  test('are escaped as keys too', () => {
    expect(stringify({ 'a"\n': 1 })).toBe('{"a\\"\\n":1}');
  });
});

describe('arrays and objects', () => {
  test('nest', () => {
    expect(stringify({ a: [1, { b: [] }], c: {} })).toBe('{"a":[1,{"b":[]}],"c":{}}');
  });

  test('leave out or replace what has no JSON form', () => {
    const nothing = [undefined, () => {}, Symbol('s')];
    expect(stringify([...nothing, new Array(2)])).toBe('[null,null,null,[null,null]]');
    expect(stringify({ a: nothing[0], b: nothing[1], c: nothing[2], d: 1 })).toBe('{"d":1}');
  });

  test('write own enumerable string keys, in their order', () => {
    const value = Object.create({ inherited: 1 }, { hidden: { value: 1 }, b: { value: 2, enumerable: true } });
    value[Symbol('s')] = 1;
    value.a = 3;
    value[5] = 4;
    expect(stringify(value)).toBe('{"5":4,"b":2,"a":3}');
    expect(stringify([new Map([[1, 2]]), /x/, Object.create(null)])).toBe('[{},{},{}]');
  });

  test('may hold the same object twice, but no cycle', () => {
    const shared = { x: 1 };
    expect(stringify([shared, shared, { shared }])).toBe('[{"x":1},{"x":1},{"shared":{"x":1}}]');
    const loop: { inner: unknown[] } = { inner: [] };
    loop.inner.push(loop);
    expect(() => stringify(loop)).toThrow(TypeError);
  });
});

describe('toJSON', () => {
  test('replaces its object, and gets the key', () => {
    const value = { toJSON: (key: string) => `at ${key}` };
    expect(stringify(value)).toBe('"at "');
    expect(stringify({ a: value, b: [value] })).toBe('{"a":"at a","b":["at 0"]}');
    expect(stringify(new Date(0))).toBe('"1970-01-01T00:00:00.000Z"');
  });

  test('may remove its object, works on functions too, and is ignored when it is not a function', () => {
    const gone = { toJSON: () => undefined };
    expect(stringify({ gone, list: [gone] })).toBe('{"list":[null]}');
    expect(stringify(Object.assign(() => {}, { toJSON: () => 'function' }))).toBe('"function"');
    expect(stringify({ toJSON: 'text' })).toBe('{"toJSON":"text"}');
  });

  test('is called for a BigInt, but not for other primitives', () => {
    const toJSON = { value: () => 'replaced', configurable: true };
    const primitives = [BigInt.prototype, String.prototype, Number.prototype];
    for (const prototype of primitives) Object.defineProperty(prototype, 'toJSON', toJSON);
    expect(stringify([1n, 'text', 5])).toBe('["replaced","text",5]');
  });

  test('is called before the replacer, with its object as this', () => {
    const value = {
      secret: 7,
      toJSON(this: { secret: number }) {
        return this.secret;
      },
    };
    expect(stringify({ value }, (key, inner) => (key ? `seen ${inner}` : inner))).toBe('{"value":"seen 7"}');
  });
});

describe('the replacer', () => {
  test('gets every key and value, with the holder as this', () => {
    const inner = ['x'];
    const value = { inner };
    const calls: unknown[][] = [];
    const replacer = vi.fn(function (this: unknown, key: string, current: unknown) {
      calls.push([this, key, current]);
      return current;
    });
    expect(stringify(value, replacer)).toBe('{"inner":["x"]}');
    expect(calls).toEqual([
      [{ '': value }, '', value],
      [value, 'inner', inner],
      [inner, '0', 'x'],
    ]);
  });

  test('changes and removes values, and its boxes are unboxed', () => {
    const replacer = (key: string, value: unknown) => (key === 'a' ? undefined : key === 'b' ? Object(5) : value);
    expect(stringify({ a: 1, b: 2, c: [3] }, replacer)).toBe('{"b":5,"c":[3]}');
  });

  test('as an array lists the keys, in its order and on every level, but not for arrays', () => {
    const value = { a: 1, b: { a: 2, c: 3 }, 1: ['kept'] };
    expect(stringify(value, ['b', 'a', 1, 'a', null, 'missing'])).toBe('{"b":{"a":2},"a":1,"1":["kept"]}');
    expect(stringify({ a: 1 }, [])).toBe('{}');
  });

  test.each([
    ['adds items to an array', (list: unknown[]) => list.push('late')],
    ['removes items from an array', (list: unknown[]) => list.splice(1)],
  ])('that %s does not change how many are written', (_, change) => {
    const list = ['a', 'b', 'c'];
    const text = stringify(list, (key, value) => {
      if (key === '0') change(list);
      return value;
    });
    expect(text).toBe(list.length > 3 ? '["a","b","c"]' : '["a",null,null]');
  });

  test('may be null', () => {
    expect(stringify({ a: 1 }, null)).toBe('{"a":1}');
  });
});

describe('the space', () => {
  const value = { a: [1, { b: 2 }], empty: [], none: {} };

  test.each([2, 4, 10, 1.9, '\t', '--', ''])('indents by %j like the built-in function', (space) => {
    expect(stringify(value, null, space)).toBe(JSON.stringify(value, null, space));
  });

  test('is at most ten characters, and nothing for 0 and below', () => {
    expect(stringify([1], null, 50)).toBe('[\n          1\n]');
    expect(stringify([1], null, 'abcdefghijklm')).toBe('[\nabcdefghij1\n]');
    expect([stringify([1], null, 0), stringify([1], null, -3)]).toEqual(['[1]', '[1]']);
  });

  test.each([null, true, {}, Object(2), Object('--')])('reads %j as the built-in function does', (space) => {
    expect(stringify(value, null, space)).toBe(JSON.stringify(value, null, space));
  });

  test('indents by depth, line by line', () => {
    expect(stringify({ a: [1, 2] }, null, 1)).toBe('{\n "a": [\n  1,\n  2\n ]\n}');
  });
});

test('writes 500 levels', () => {
  let value: unknown = 'inside';
  for (let level = 0; level < 250; level += 1) value = [{ a: value }];
  expect(stringify(value)).toBe(JSON.stringify(value));
});

test('the array of keys may list inherited and non-enumerable keys', () => {
  const value = Object.create({ inherited: 1 }, { hidden: { value: 2 } });
  expect(stringify([value, { own: value }], ['hidden', 'inherited', 'own'])).toBe(
    '[{"hidden":2,"inherited":1},{"own":{"hidden":2,"inherited":1}}]',
  );
});

test('the array of keys may contain boxes', () => {
  expect(stringify({ a: 1, b: 2, 3: 3 }, [Object('b'), Object(3)])).toBe('{"b":2,"3":3}');
});

const samples = [
  { a: [[], [[]], {}], b: { c: [{ d: 1 }] } },
  [[undefined, [Symbol('s')]], { f() {} }],
  { '': 1, '\u2028': '\u2029', '\ud800': 2 },
  { é: 'ü', '😀': '😀\udfff', '"\n': '\\\u0000' },
  [Number.MIN_VALUE, 1e-7, -1e21, 0.1],
  { date: new Date(0), gone: undefined },
  Object('text'),
];

test('does not call the built-in function', () => {
  const builtIn = vi.spyOn(JSON, 'stringify');
  for (const value of [...samples, 'é', 'a', 5, true, null]) {
    stringify(value);
    stringify(value, null, 2);
    stringify(value, (_, inner) => inner);
  }
  expect(builtIn.mock.calls.length).toBe(0);
});

test('agrees with the built-in function', () => {
  for (const space of [undefined, 0, 1, 3, '->'])
    for (const value of samples) expect(stringify(value, null, space)).toBe(JSON.stringify(value, null, space));
});
