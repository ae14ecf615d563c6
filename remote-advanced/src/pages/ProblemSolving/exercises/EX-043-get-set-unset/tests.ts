import { describe, expect, test } from 'vitest';
import { get, set, unset } from './solution';

/** Freezes a state, so that writing to it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

const makeState = () =>
  frozen({ users: [{ name: 'Ada', tags: ['x', 'y', 'z'] }, { name: 'Lin' }], theme: { dark: true } });

describe('get', () => {
  test('follows keys and indexes', () => {
    const state = makeState();
    expect(get(state, 'users[0].name')).toBe('Ada');
    expect(get(state, 'users.1.name')).toBe('Lin');
    expect(get(state, ['users', 0, 'tags', '2'])).toBe('z');
    expect(get(state, 'theme')).toBe(state.theme);
  });

  test('reads an index at the start and one after another', () => {
    expect(get([['a', 'b']], '[0][1]')).toBe('b');
    expect(get([{ a: 1 }], '[0].a')).toBe(1);
  });

  test('uses a list of keys as it is, dots and brackets included', () => {
    expect(get({ 'a.b': { 'c[0]': 1 } }, ['a.b', 'c[0]'])).toBe(1);
  });

  test('gives the fallback for a missing step or undefined', () => {
    expect(get({ a: {} }, 'a.b.c', 'none')).toBe('none');
    expect(get({ a: null }, 'a.b', 'none')).toBe('none');
    expect(get({ a: undefined }, 'a', 'none')).toBe('none');
    expect(get(undefined, 'a', 'none')).toBe('none');
    expect(get({}, 'a')).toBeUndefined();
  });

  test.each([null, 0, '', false, Number.NaN])('keeps %s, which is not a reason for the fallback', (value) => {
    expect(get({ a: value }, 'a', 'none')).toBe(value);
  });

  test('sees own properties of objects only', () => {
    expect(get({}, 'toString', 'none')).toBe('none');
    expect(get({}, '__proto__.toString', 'none')).toBe('none');
    expect(get({ a: 'text' }, 'a.length', 'none')).toBe('none');
  });
});

describe('set', () => {
  test('changes a copy and shares everything outside the path', () => {
    const state = makeState();
    const next = set(state, 'users[1].name', 'Bo');
    expect(next).toEqual({ ...state, users: [state.users[0], { name: 'Bo' }] });
    expect(get(next, 'users[0]')).toBe(state.users[0]);
    expect(get(next, 'theme')).toBe(state.theme);
    expect(state.users[1]?.name).toBe('Lin');
  });

  test('creates missing objects, and arrays in front of an index', () => {
    expect(set({}, 'a.b.c', 1)).toEqual({ a: { b: { c: 1 } } });
    expect(set({}, 'a[0].b', 1)).toEqual({ a: [{ b: 1 }] });
    expect(set({}, ['a', 0, 'b'], 1)).toEqual({ a: [{ b: 1 }] });
    expect(Array.isArray(get(set({}, 'a.0', 1), 'a'))).toBe(true);
    expect(Array.isArray(get(set({}, 'a.01', 1), 'a'))).toBe(false);
    expect(set(undefined, '[1]', 'b')).toHaveLength(2);
  });

  test('keeps an object that exists, also in front of an index', () => {
    expect(set({ a: { x: 1 } }, 'a[0]', 2)).toEqual({ a: { x: 1, 0: 2 } });
  });

  test('replaces null and primitives on the way', () => {
    expect(set({ a: null }, 'a.b', 1)).toEqual({ a: { b: 1 } });
    expect(set({ a: 'text' }, 'a.b', 1)).toEqual({ a: { b: 1 } });
  });

  test('leaves arrays arrays, with their holes', () => {
    const next = set({ list: new Array(2) }, 'list[3]', 1);
    expect(Object.keys(Object(get(next, 'list')))).toEqual(['3']);
  });

  test('returns the original when nothing changes', () => {
    const state = makeState();
    expect(set(state, 'users[0].name', 'Ada')).toBe(state);
    const empty = frozen({ n: Number.NaN });
    expect(set(empty, 'n', Number.NaN)).toBe(empty);
  });

  test('creates a key whose value is undefined', () => {
    expect(Object.keys(Object(set({}, 'a', undefined)))).toEqual(['a']);
  });

  test('refuses __proto__ and pollutes nothing', () => {
    expect(() => set({}, '__proto__.polluted', true)).toThrow(TypeError);
    expect(() => set({}, ['a', '__proto__', 'polluted'], true)).toThrow(TypeError);
    set({}, 'constructor.prototype.polluted', true);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('unset', () => {
  test('removes a key from a copy and shares the rest', () => {
    const state = makeState();
    const next = unset(state, 'users[0].tags');
    expect(get(next, 'users[0]')).toEqual({ name: 'Ada' });
    expect(Object.keys(Object(get(next, 'users[0]')))).toEqual(['name']);
    expect(get(next, 'users[1]')).toBe(state.users[1]);
    expect(state.users[0]?.tags).toHaveLength(3);
  });

  test('moves the later elements of an array up', () => {
    expect(unset({ list: ['a', 'b', 'c'] }, 'list[1]')).toEqual({ list: ['a', 'c'] });
    expect(unset(['a', 'b'], '[0]')).toEqual(['b']);
  });

  test('removes a key of an object that looks like an index', () => {
    expect(unset({ a: { 0: 'x', 1: 'y' } }, 'a[0]')).toEqual({ a: { 1: 'y' } });
  });

  test('removes a key whose value is undefined', () => {
    expect(Object.keys(Object(unset({ a: undefined, b: 1 }, 'a')))).toEqual(['b']);
  });

  test.each(['users[7]', 'users[0].age', 'theme.dark.deep', 'nothing.at.all', 'toString'])(
    'returns the original when %s does not exist',
    (path) => {
      const state = makeState();
      expect(unset(state, path)).toBe(state);
    },
  );

  test.each([Number.NaN, null, 'text'])('returns the original for a path through %s', (value) => {
    const state = frozen({ a: [value] });
    expect(unset(state, 'a[0].b')).toBe(state);
  });
});
