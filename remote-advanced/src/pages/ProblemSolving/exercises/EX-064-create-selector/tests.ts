import { describe, expect, test, vi } from 'vitest';
import { createSelector } from './solution';

interface State {
  readonly items: readonly number[];
  readonly least: number;
  readonly theme: string;
}
const state: State = { items: [5, 1, 9], least: 4, theme: 'light' };
const items = (current: State) => current.items;
const least = (current: State) => current.least;
const bigItems = () => createSelector([items, least], (all, limit) => all.filter((item) => item >= limit));

test('computes from the values of its inputs, in their order', () => {
  expect(bigItems()(state)).toEqual([5, 9]);
  const list = createSelector([(n: number) => n, (n: number) => n * 2, (n: number) => n * 3], (...values) => values);
  expect(list(2)).toEqual([2, 4, 6]);
});

test('returns the same result while the values of its inputs stay the same', () => {
  const select = bigItems();
  const first = select(state);
  expect(select(state)).toBe(first);
  expect(select({ ...state, theme: 'dark' })).toBe(first);
  expect(select.recomputations()).toBe(1);
});

test('computes again when any input differs', () => {
  const select = bigItems();
  select(state);
  expect(select({ ...state, least: 6 })).toEqual([9]);
  expect(select({ ...state, items: [7] })).toEqual([7]);
  expect(select.recomputations()).toBe(3);
});

test('compares by identity, not by content', () => {
  const select = bigItems();
  const first = select(state);
  const second = select({ ...state, items: [...state.items] });
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
});

test('treats NaN as equal to itself, and tells 0 from -0', () => {
  const select = createSelector([(n: number) => n], (n) => ({ n }));
  expect(select(Number.NaN)).toBe(select(Number.NaN));
  expect(Object.is(select(0).n, 0)).toBe(true);
  expect(Object.is(select(-0).n, -0)).toBe(true);
});

test('remembers the last result only', () => {
  const select = createSelector([(n: number) => n], (n) => ({ n }));
  const one = select(1);
  select(2);
  expect(select(1)).not.toBe(one);
  expect(select.recomputations()).toBe(3);
});

describe('arguments', () => {
  type Table = Record<string, string>;
  const makeById = () =>
    createSelector([(table: Table, _: string) => table, (_: Table, id: string) => id], (table, id) => ({
      name: table[id],
    }));

  test('reach every input', () => {
    const byId = makeById();
    expect(byId({ a: 'Ada', b: 'Bo' }, 'b')).toEqual({ name: 'Bo' });
  });

  test('count as far as the inputs use them', () => {
    const byId = makeById();
    const table = { a: 'Ada', b: 'Bo' };
    const ada = byId(table, 'a');
    expect(byId(table, 'a')).toBe(ada);
    expect(byId(table, 'b')).toEqual({ name: 'Bo' });
  });
});

test('computes the first time, also from undefined', () => {
  const combine = vi.fn((value: undefined) => `got ${value}`);
  const select = createSelector([() => undefined], combine);
  expect([select.recomputations(), combine.mock.calls.length]).toEqual([0, 0]);
  expect(select()).toBe('got undefined');
  expect(select.recomputations()).toBe(1);
});

test.each([undefined, null, 0, false, ''])('remembers the result %s too', (result) => {
  const combine = vi.fn(() => result);
  const select = createSelector([(n: number) => n], combine);
  expect([select(1), select(1)]).toEqual([result, result]);
  expect(combine).toHaveBeenCalledTimes(1);
});

test('two selectors share nothing', () => {
  const combine = vi.fn((n: number) => ({ n }));
  const one = createSelector([(n: number) => n], combine);
  const other = createSelector([(n: number) => n], combine);
  const first = one(1);
  other(2);
  expect(one(1)).toBe(first);
  expect([one.recomputations(), other.recomputations()]).toEqual([1, 1]);
});

test('a selector can be the input of another one', () => {
  const big = bigItems();
  const combine = vi.fn((list: readonly number[]) => list.length);
  const count = createSelector([big], combine);
  expect([count(state), count({ ...state, theme: 'dark' })]).toEqual([2, 2]);
  expect(combine).toHaveBeenCalledTimes(1);
});

describe('an error', () => {
  test('of the result function is not remembered', () => {
    const combine = vi.fn((n: number) => {
      if (combine.mock.calls.length === 1) throw new Error('first');
      return n;
    });
    const select = createSelector([(n: number) => n], combine);
    expect(() => select(1)).toThrow('first');
    expect(select(1)).toBe(1);
    expect(select.recomputations()).toBe(2);
  });

  test('does not pass an older result off as the new one', () => {
    const select = createSelector([(n: number) => n], (n) => {
      if (n === 2) throw new Error('two');
      return n;
    });
    expect(select(1)).toBe(1);
    expect(() => select(2)).toThrow('two');
    expect(() => select(2)).toThrow('two');
    expect(select(1)).toBe(1);
  });

  test('of an input passes through', () => {
    const select = createSelector(
      [
        () => {
          throw new Error('input');
        },
      ],
      () => 1,
    );
    expect(() => select()).toThrow('input');
    expect(select.recomputations()).toBe(0);
  });
});

test('asks its inputs in every call, also with the same arguments', () => {
  let factor = 1;
  const select = createSelector([(n: number) => n * factor], (n) => ({ n }));
  expect(select(2)).toEqual({ n: 2 });
  factor = 3;
  expect(select(2)).toEqual({ n: 6 });
});
