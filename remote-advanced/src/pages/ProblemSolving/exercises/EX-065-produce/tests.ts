import { describe, expect, test } from 'vitest';
import { produce } from './solution';

/** Freezes a state, so that writing to it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

interface State {
  user: { name: string; address: { city: string; zip?: string } };
  todos: { text: string; done: boolean }[];
  tags: string[];
}
const makeState = (): State =>
  frozen({
    user: { name: 'Ada', address: { city: 'Rome', zip: '00100' } },
    todos: [
      { text: 'read', done: false },
      { text: 'write', done: false },
    ],
    tags: ['x', 'y', 'z'],
  });

describe('a change', () => {
  test('gives a new state and leaves the old one', () => {
    const state = makeState();
    const next = produce(state, (draft) => {
      draft.user.name = 'Bo';
    });
    expect(next.user).toEqual({ name: 'Bo', address: { city: 'Rome', zip: '00100' } });
    expect(state).toEqual(makeState());
  });

  test('copies the path and shares the rest', () => {
    const state = makeState();
    const next = produce(state, (draft) => {
      draft.user.address.city = 'Oslo';
    });
    expect(next).toEqual({ ...state, user: { name: 'Ada', address: { city: 'Oslo', zip: '00100' } } });
    expect([next === state, next.user === state.user]).toEqual([false, false]);
    expect([next.todos === state.todos, next.tags === state.tags]).toEqual([true, true]);
  });

  test('shares the elements that it does not touch, also those that were read', () => {
    const state = makeState();
    const next = produce(state, (draft) => {
      for (const todo of draft.todos) if (todo.text === 'write') todo.done = true;
    });
    expect(next.todos.map(({ done }) => done)).toEqual([false, true]);
    expect([next.todos[0] === state.todos[0], next.user === state.user]).toEqual([true, true]);
  });

  test('adds and deletes keys', () => {
    const state = makeState();
    const next = produce(state, (draft) => {
      delete draft.user.address.zip;
      Object.assign(draft.user, { age: 36 });
    });
    expect(next.user).toEqual({ name: 'Ada', age: 36, address: { city: 'Rome' } });
    expect(Object.keys(next.user.address)).toEqual(['city']);
    expect(state.user.address.zip).toBe('00100');
  });

  test('may set undefined, which is not the same as no key', () => {
    const next: { a?: undefined } = produce({} as { a?: undefined }, (draft) => {
      draft.a = undefined;
    });
    expect(Object.keys(next)).toEqual(['a']);
  });

  test('may be from 0 to -0, which are not the same by Object.is', () => {
    const next = produce(frozen({ n: 0 }), (draft) => {
      draft.n = -0;
    });
    expect(next.n).toBe(-0);
  });
});

describe('no change', () => {
  test('returns the state itself', () => {
    const state = makeState();
    expect(produce(state, () => {})).toBe(state);
  });

  test('also after reading', () => {
    const state = makeState();
    const next = produce(state, (draft) => {
      JSON.stringify(draft);
      draft.todos.filter(({ done }) => done);
    });
    expect(next).toBe(state);
  });

  test('also after setting what was there', () => {
    const state = frozen({ a: { n: Number.NaN, list: [1] } });
    const next = produce(state, (draft) => {
      draft.a.n = Number.NaN;
      draft.a.list[0] = 1;
      const { list } = draft.a;
      draft.a.list = list;
    });
    expect(next).toBe(state);
  });

  test('also after deleting what was not there', () => {
    const state: { a: number; b?: number } = frozen({ a: 1 });
    const next = produce(state, (draft) => {
      delete draft.b;
    });
    expect(next).toBe(state);
  });

  test('ignores what the recipe returns', () => {
    const state = makeState();
    expect(produce(state, (draft) => draft.tags.length)).toBe(state);
  });
});

describe('arrays', () => {
  test.each<[string, (list: string[]) => unknown, string[]]>([
    ['push', (list) => list.push('!'), ['x', 'y', 'z', '!']],
    ['pop', (list) => list.pop(), ['x', 'y']],
    ['shift', (list) => list.shift(), ['y', 'z']],
    ['unshift', (list) => list.unshift('w'), ['w', 'x', 'y', 'z']],
    ['splice', (list) => list.splice(1, 1, 'p', 'q'), ['x', 'p', 'q', 'z']],
    ['reverse', (list) => list.reverse(), ['z', 'y', 'x']],
    ['sort', (list) => list.sort((a, b) => (a < b ? 1 : -1)), ['z', 'y', 'x']],
    ['an index', (list) => list.fill('n', 1, 2), ['x', 'n', 'z']],
  ])('change by %s', (_, change, expected) => {
    const state = makeState();
    const next = produce(state, (draft) => {
      change(draft.tags);
    });
    expect(next.tags).toEqual(expected);
    expect(Array.isArray(next.tags)).toBe(true);
    expect(state.tags).toEqual(['x', 'y', 'z']);
  });

  test('become shorter by their length', () => {
    const next = produce(makeState(), (draft) => {
      draft.tags.length = 1;
    });
    expect(next.tags).toEqual(['x']);
  });

  test('keep their elements when they are sorted or moved', () => {
    const state = makeState();
    const next = produce(state, (draft) => {
      draft.todos.reverse();
    });
    expect(next.todos[0]).toBe(state.todos[1]);
    expect(next.todos[1]).toBe(state.todos[0]);
  });

  test('may be the state itself', () => {
    const state = frozen([{ n: 1 }, { n: 2 }]);
    const next = produce(state, (draft) => {
      draft.push({ n: 3 });
    });
    expect(next).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(next[0]).toBe(state[0]);
  });
});

describe('the draft', () => {
  test('reads what has been written', () => {
    produce(makeState(), (draft) => {
      draft.user.name = 'Bo';
      draft.tags.push('!');
      expect([draft.user.name, draft.tags.length, draft.tags.at(-1)]).toEqual(['Bo', 4, '!']);
      delete draft.user.address.zip;
      expect(['zip' in draft.user.address, Object.keys(draft.user.address)]).toEqual([false, ['city']]);
      expect(Array.isArray(draft.tags)).toBe(true);
    });
  });

  test('gives the same part each time', () => {
    produce(makeState(), (draft) => {
      const { user } = draft;
      expect(user === draft.user).toBe(true);
      const { address } = user;
      address.city = 'Oslo';
      expect(draft.user.address.city).toBe('Oslo');
    });
  });

  test('leaves instances and functions as they are', () => {
    const state = frozen({ when: new Date(5), names: new Map([['a', 1]]), run: () => 1, n: 1 });
    const next = produce(state, (draft) => {
      expect(draft.when.getTime()).toBe(5);
      expect(draft.names.get('a')).toBe(1);
      draft.n = 2;
    });
    expect([next.when === state.when, next.names === state.names, next.run === state.run]).toEqual([true, true, true]);
  });
});

describe('what the recipe puts in', () => {
  test('can be changed in the same recipe', () => {
    const next = produce(makeState(), (draft) => {
      draft.todos.push({ text: 'new', done: false });
      const added = draft.todos[2];
      if (added) added.done = true;
    });
    expect(next.todos[2]).toEqual({ text: 'new', done: true });
  });

  test('may hold drafts, and be read and changed again', () => {
    const state: Record<string, { n: number; parts: { m: number }[] }> = frozen({ a: { n: 1, parts: [{ m: 1 }] } });
    const next = produce(state, (draft) => {
      const { a } = draft;
      if (!a) return;
      draft.b = { ...a };
      draft.c = { n: 1, parts: [...a.parts] };
      if (draft.b) draft.b.n = 2;
      for (const part of draft.c?.parts ?? []) part.m = 3;
    });
    expect(structuredClone(next)).toEqual({
      a: { n: 1, parts: [{ m: 3 }] },
      b: { n: 2, parts: [{ m: 3 }] },
      c: { n: 1, parts: [{ m: 3 }] },
    });
  });

  test('is found again by its identity', () => {
    produce(makeState(), (draft) => {
      const added = { text: 'new', done: false };
      draft.todos.push(added);
      expect([draft.todos.includes(added), draft.todos.indexOf(added)]).toEqual([true, 2]);
    });
  });

  test('may be a draft, which ends up as its final value', () => {
    interface Box {
      a: { n: number };
      b: { n: number } | null;
      list: { n: number }[];
    }
    const state: Box = frozen({ a: { n: 1 }, b: null, list: [] });
    const next = produce(state, (draft) => {
      draft.b = draft.a;
      draft.list = [draft.a, { n: 7 }];
      draft.a.n = 2;
    });
    expect(next).toEqual({ a: { n: 2 }, b: { n: 2 }, list: [{ n: 2 }, { n: 7 }] });
    expect(structuredClone(next)).toEqual(next);
  });

  test('may move an unchanged part, which is shared', () => {
    const state: { a: { n: number } | null; b: { n: number } | null } = frozen({ a: { n: 1 }, b: null });
    const next = produce(state, (draft) => {
      draft.b = draft.a;
      draft.a = null;
    });
    expect(next).toEqual({ a: null, b: { n: 1 } });
    expect(next.b).toBe(state.a);
  });
});

test('the result holds no draft', () => {
  const next = produce(makeState(), (draft) => {
    draft.user.address.city = 'Oslo';
    draft.todos[0] = { text: draft.user.name, done: draft.todos.length > 1 };
    draft.todos.sort();
  });
  expect(structuredClone(next)).toEqual(next);
});

test('an error passes through, and the state stays', () => {
  const state = makeState();
  const run = () =>
    produce(state, (draft) => {
      draft.user.name = 'Bo';
      throw new Error('stop');
    });
  expect(run).toThrow('stop');
  expect(state).toEqual(makeState());
});

test('works on its own results', () => {
  const add = (list: readonly number[]) => produce([...list], (draft) => void draft.push(draft.length));
  expect(add(add(add([])))).toEqual([0, 1, 2]);
});
