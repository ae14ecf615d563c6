import { describe, expect, test, vi } from 'vitest';
import { drop, filter, flatMap, map, take } from './solution';

/** The numbers from 1, infinite unless an end is given; logs what is read and whether it was closed. */
function numbers(end = Infinity) {
  const log = { opened: 0, read: 0, closed: 0 };
  const source: Iterable<number> = {
    [Symbol.iterator]() {
      log.opened += 1;
      let next = 0;
      return {
        next() {
          log.read += 1;
          if (log.read > 10_000) throw new Error('This never stops reading');
          next += 1;
          return next > end ? { done: true, value: undefined } : { done: false, value: next };
        },
        return() {
          log.closed += 1;
          return { done: true, value: undefined };
        },
      };
    },
  };
  return { source, log };
}

const isOdd = (n: number) => n % 2 === 1;
const derivations: [string, (source: Iterable<number>) => IterableIterator<number>][] = [
  ['map', (source) => map(source, (n) => n)],
  ['filter', (source) => filter(source, () => true)],
  ['take', (source) => take(source, 100)],
  ['drop', (source) => drop(source, 1)],
  ['flatMap', (source) => flatMap(source, (n) => [n, n])],
];

describe('all of them', () => {
  test.each(derivations)('%s reads nothing before the first next', (_, derive) => {
    const { source, log } = numbers();
    derive(source);
    expect(log).toEqual({ opened: 0, read: 0, closed: 0 });
  });

  test.each(derivations)('%s closes its source when a loop ends early', (_, derive) => {
    const { source, log } = numbers();
    for (const value of derive(source)) if (value >= 2) break;
    expect(log.closed).toBe(1);
  });

  test.each(derivations)('%s closes its source when the iterator is returned', (_, derive) => {
    const { source, log } = numbers();
    const iterator = derive(source);
    iterator.next();
    expect(log.closed).toBe(0);
    iterator.return?.();
    iterator.return?.();
    expect([log.closed, iterator.next().done]).toEqual([1, true]);
  });

  test.each(derivations)('%s opens nothing when the iterator is returned first', (_, derive) => {
    const { source, log } = numbers();
    const iterator = derive(source);
    iterator.return?.();
    expect(iterator.next().done).toBe(true);
    expect(log).toEqual({ opened: 0, read: 0, closed: 0 });
  });

  test.each(derivations)('%s does not close a source that has ended', (_, derive) => {
    const { source, log } = numbers(3);
    const iterator = derive(source);
    expect([...iterator].length).toBeGreaterThan(0);
    iterator.return?.();
    expect([log.closed, iterator.next().done]).toEqual([0, true]);
  });

  test.each(derivations)('%s passes an error of its source on', (_, derive) => {
    const broken = function* () {
      yield 1;
      yield 2;
      throw new Error('broken');
    };
    expect(() => [...derive(broken())]).toThrow('broken');
  });

  test.each(derivations)('%s accepts any iterable, even an empty one', (_, derive) => {
    expect([...derive([])]).toEqual([]);
    expect([...derive(new Set([7, 8]))].at(-1)).toBe(8);
  });

  test('work together on an infinite source, one value at a time', () => {
    const { source, log } = numbers();
    const squares = map(filter(source, isOdd), (n) => n * n);
    expect([...take(drop(squares, 1), 2)]).toEqual([9, 25]);
    expect(log).toEqual({ opened: 1, read: 5, closed: 1 });
  });
});

describe('map', () => {
  test('yields the results with the index', () => {
    expect([...map(['a', 'b'], (value, index) => `${index}${value}`)]).toEqual(['0a', '1b']);
    expect([...map('ab', () => undefined)]).toEqual([undefined, undefined]);
  });

  test('calls its function for a value when that is requested', () => {
    const fn = vi.fn((n: number) => n * 2);
    const iterator = map(numbers().source, fn);
    expect(fn).not.toHaveBeenCalled();
    expect([iterator.next().value, iterator.next().value]).toEqual([2, 4]);
    expect(fn.mock.calls).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });
});

describe('filter', () => {
  test('counts the values of the source', () => {
    expect([...filter(['a', 'b', 'c', 'd'], (_, index) => index % 2 === 1)]).toEqual(['b', 'd']);
  });

  test('accepts truthy results', () => {
    expect([...filter([0, 1, '', 'a', null, []], (value) => value)]).toEqual([1, 'a', []]);
  });
});

describe('take', () => {
  test('yields the first values and reads no more', () => {
    const { source, log } = numbers();
    const iterator = take(source, 3);
    expect([...iterator]).toEqual([1, 2, 3]);
    expect([log.read, log.closed]).toEqual([3, 1]);
    iterator.return?.();
    expect([iterator.next().done, log]).toEqual([true, { opened: 1, read: 3, closed: 1 }]);
  });

  test('of 0 reads nothing', () => {
    const { source, log } = numbers();
    expect([...take(source, 0)]).toEqual([]);
    expect(log.read).toBe(0);
  });

  test('yields all values of a short source', () => {
    expect([...take([1, 2], 5)]).toEqual([1, 2]);
    expect([...take([1, 2], Infinity)]).toEqual([1, 2]);
  });
});

describe('drop', () => {
  test('skips the first values', () => {
    expect([...drop([1, 2, 3, 4], 2)]).toEqual([3, 4]);
    expect([...drop([1, 2], 0)]).toEqual([1, 2]);
  });

  test('of a short source yields nothing', () => {
    expect([...drop([1, 2], 5)]).toEqual([]);
    expect([...drop([1, 2], Infinity)]).toEqual([]);
  });
});

describe('flatMap', () => {
  test('joins the values of any iterables, one level deep', () => {
    expect([...flatMap([1, 2, 3], (n, index) => (n === 2 ? [] : new Set([n, [index]])))]).toEqual([1, [0], 3, [2]]);
  });

  test('reads the inner iterables lazily', () => {
    const inner = numbers();
    const fn = vi.fn((_: string) => inner.source);
    expect([...take(flatMap(['a', 'b'], fn), 3)]).toEqual([1, 2, 3]);
    expect([fn.mock.calls.length, inner.log.read]).toEqual([1, 3]);
  });

  test('closes the inner iterable and the source', () => {
    const [outer, inner] = [numbers(), numbers()];
    const iterator = flatMap(outer.source, () => inner.source);
    iterator.next();
    iterator.return?.();
    expect([outer.log.closed, inner.log.closed]).toEqual([1, 1]);
  });
});

test('flatMap does not close an inner iterable that has ended', () => {
  const inner = [numbers(1), numbers(1)];
  const iterator = flatMap(inner, ({ source }) => source);
  iterator.next();
  iterator.next();
  iterator.return?.();
  expect(inner.map(({ log }) => log.closed)).toEqual([0, 1]);
});

test('an error of an inner iterable of flatMap closes the source', () => {
  const { source, log } = numbers();
  const broken = function* () {
    yield 'a';
    throw new Error('broken');
  };
  const iterator = flatMap(source, broken);
  expect(iterator.next().value).toBe('a');
  expect(() => iterator.next()).toThrow('broken');
  expect(iterator.next().done).toBe(true);
  expect(log).toEqual({ opened: 1, read: 1, closed: 1 });
});

test.each<[string, (source: Iterable<number>, fn: () => never) => IterableIterator<unknown>]>([
  ['map', map],
  ['filter', filter],
  ['flatMap', flatMap],
])('an error of the function of %s passes through and closes the source', (_, derive) => {
  const { source, log } = numbers();
  const broken = () => {
    throw new Error('thrown');
  };
  const iterator = derive(source, broken);
  expect(() => iterator.next()).toThrow('thrown');
  expect(iterator.next().done).toBe(true);
  expect(log).toEqual({ opened: 1, read: 1, closed: 1 });
});

test.each([-1, -0.5, -Infinity, Number.NaN])('take and drop refuse the count %d immediately', (count) => {
  const { source, log } = numbers();
  expect(() => take(source, count)).toThrow(RangeError);
  expect(() => drop(source, count)).toThrow(RangeError);
  expect(log.opened).toBe(0);
});
