import { describe, expect, test, vi } from 'vitest';
import { countBy, keyBy, partition } from './solution';

const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'toString', '__proto__'];

describe('countBy', () => {
  test('counts elements by key', () => {
    const counts = countBy(['tea', 'milk', 'egg', 'rice', 'bun'], (word) => word.length);
    expect(Object.entries(counts)).toEqual([
      ['3', 3],
      ['4', 2],
    ]);
  });

  test('gives no keys for an empty list', () => {
    expect(Object.keys(countBy([], String))).toEqual([]);
  });

  test('lists string keys in the order of their first use', () => {
    expect(Object.keys(countBy(['z', 'a', 'z', 'm'], (key) => key))).toEqual(['z', 'a', 'm']);
  });

  test('counts keys that objects inherit', () => {
    expect(Object.entries(countBy(inherited, (key) => key))).toEqual([
      ['constructor', 1],
      ['toString', 2],
      ['__proto__', 2],
      ['hasOwnProperty', 1],
    ]);
  });

  test('has no count for a key that did not occur', () => {
    const counts = countBy(['a'], (key) => key);
    expect([counts.b, Reflect.get(counts, 'constructor'), Reflect.get(counts, '__proto__')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('accepts an empty string as key', () => {
    expect(countBy([1, 2], () => '')['']).toBe(2);
  });
});

describe('keyBy', () => {
  const users = [
    { id: 7, name: 'Ada' },
    { id: 3, name: 'Lin' },
    { id: 7, name: 'Kay' },
  ];

  test('gives each element under its key, the last one when several have it', () => {
    const byId = keyBy(users, ({ id }) => `user-${id}`);
    expect(Object.entries(byId)).toEqual([
      ['user-7', users[2]],
      ['user-3', users[1]],
    ]);
    expect(byId['user-3']).toBe(users[1]);
  });

  test('turns numbers into keys', () => {
    expect(keyBy(users, ({ id }) => id)['3']).toBe(users[1]);
  });

  test('gives no keys for an empty list', () => {
    expect(Object.keys(keyBy([], String))).toEqual([]);
  });

  test('accepts keys that objects inherit', () => {
    expect(Object.entries(keyBy(inherited, (key) => key))).toEqual([
      ['constructor', 'constructor'],
      ['toString', 'toString'],
      ['__proto__', '__proto__'],
      ['hasOwnProperty', 'hasOwnProperty'],
    ]);
  });

  test('has nothing under a key that did not occur', () => {
    const byKey = keyBy(['a'], (key) => key);
    expect([byKey.b, Reflect.get(byKey, 'toString')]).toEqual([undefined, undefined]);
  });

  test('keeps falsy elements, also over others', () => {
    expect(keyBy<unknown>([1, 0], () => 'key').key).toBe(0);
    expect(Object.keys(keyBy<unknown>([undefined], () => 'key'))).toEqual(['key']);
  });
});

describe('partition', () => {
  test('splits the elements and keeps their order', () => {
    expect(partition([5, 2, 8, 1, 4], (number) => number % 2 === 0)).toEqual([
      [2, 8, 4],
      [5, 1],
    ]);
  });

  test('gives two lists when all are on one side', () => {
    expect(partition([1, 2], () => true)).toEqual([[1, 2], []]);
    expect(partition([1, 2], () => false)).toEqual([[], [1, 2]]);
    expect(partition([], () => true)).toEqual([[], []]);
  });

  test('counts every truthy answer as yes and every falsy one as no', () => {
    const answers = [1, 0, 'no', '', null, undefined, Number.NaN, [], {}];
    expect(partition(answers, (answer) => answer)).toEqual([
      [1, 'no', [], {}],
      [0, '', null, undefined, Number.NaN],
    ]);
  });

  test('keeps the elements themselves, equal ones too', () => {
    const [first, second] = [{ n: 1 }, { n: 2 }];
    const [yes, no] = partition([first, second, first], ({ n }) => n === 1);
    expect([yes.length, yes.every((item) => item === first), no[0] === second]).toEqual([2, true, true]);
  });
});

describe('each of them', () => {
  const ways: [string, (a: readonly string[], f: (item: string, index: number) => string) => unknown][] = [
    ['countBy', countBy],
    ['keyBy', keyBy],
    ['partition', partition],
  ];

  test.each(ways)('%s calls the function once for each element, with its index', (_, use) => {
    const f = vi.fn((item: string, index: number) => `${item}${index}`);
    use(['a', 'b', 'a'], f);
    expect(f.mock.calls.map(([item, index]) => [item, index])).toEqual([
      ['a', 0],
      ['b', 1],
      ['a', 2],
    ]);
  });

  test.each(ways)('%s leaves the list as it is', (_, use) => {
    const list = Object.freeze(['b', 'a']);
    use(list, (item) => item);
    expect(list).toEqual(['b', 'a']);
  });
});
