import { describe, expect, test, vi } from 'vitest';
import { type Action, applyMiddleware, combineReducers, type Middleware, type Reducer, type Store } from './solution';

const count: Reducer<number> = (state = 0, { type }) => (type === 'add' ? state + 1 : state);
const names: Reducer<readonly string[]> = (state = [], { type, payload }) =>
  type === 'name' ? [...state, String(payload)] : state;

interface State {
  count: number;
  names: readonly string[];
}
const makeReducer = () => combineReducers<State>({ count, names });
const nothing: Action = { type: 'nothing' };

describe('combineReducers', () => {
  test('builds the first state from all reducers', () => {
    const reducer = makeReducer();
    expect(reducer(undefined, nothing)).toEqual({ count: 0, names: [] });
  });

  test('gives each reducer its slice and the action', () => {
    const spy = vi.fn(count);
    const action = { type: 'add' };
    combineReducers<State>({ count: spy, names })({ count: 4, names: ['a'] }, action);
    expect(spy.mock.calls).toEqual([[4, action]]);
    expect(spy.mock.calls[0]?.[1]).toBe(action);
  });

  test('changes what a reducer changes, and shares the rest', () => {
    const reducer = makeReducer();
    const state: State = Object.freeze({ count: 1, names: ['a'] });
    const next = reducer(state, { type: 'add' });
    expect(next).toEqual({ count: 2, names: ['a'] });
    expect(next.names).toBe(state.names);
    expect(state.count).toBe(1);
  });

  test('lets every reducer answer the same action', () => {
    const both = combineReducers<{ a: number; b: number }>({ a: count, b: count });
    expect(both({ a: 1, b: 5 }, { type: 'add' })).toEqual({ a: 2, b: 6 });
  });

  test('returns the same state when no slice changes', () => {
    const reducer = makeReducer();
    const state: State = { count: 1, names: [] };
    expect(reducer(state, nothing)).toBe(state);
    const odd = combineReducers<{ n: number }>({ n: (n = Number.NaN) => n });
    const first = odd(undefined, nothing);
    expect(odd(first, nothing)).toBe(first);
  });

  test('fills in a slice that the state lacks', () => {
    const both = combineReducers<{ a: number; b?: number }>({ a: count, b: (state = 7) => state });
    expect(both({ a: 3 }, nothing)).toEqual({ a: 3, b: 7 });
  });

  test('does not use an inherited value as a slice', () => {
    const reducer = combineReducers<{ constructor: number }>({ constructor: count } as never);
    const state: object = {};
    expect(Object.entries(reducer(state as never, nothing))).toEqual([['constructor', 0]]);
  });

  test('keeps keys for which it has no reducer', () => {
    const reducer = makeReducer();
    const state: State & { other?: string } = { count: 1, names: [], other: 'kept' };
    expect(reducer(state, nothing)).toBe(state);
    expect(reducer(state, { type: 'add' })).toEqual({ count: 2, names: [], other: 'kept' });
  });

  test('accepts null, 0 and false as states', () => {
    const empty = combineReducers<{ a: null; b: number; c: boolean }>({ a: () => null, b: () => 0, c: () => false });
    expect(empty(undefined, nothing)).toEqual({ a: null, b: 0, c: false });
  });

  test('refuses undefined and names the key', () => {
    const broken: Reducer<number> = (state, { type }) => (type === 'break' ? JSON.parse('{}').missing : (state ?? 0));
    const combined = combineReducers<{ fine: number; broken: number }>({ fine: count, broken });
    expect(() => combined({ fine: 1, broken: 1 }, { type: 'break' })).toThrow(/broken/);
  });

  test('can be nested', () => {
    const reducer = makeReducer();
    const root = combineReducers<{ inner: State; total: number }>({ inner: reducer, total: count });
    const state = root(undefined, nothing);
    const next = root(state, { type: 'name', payload: 'x' });
    expect(next).toEqual({ inner: { count: 0, names: ['x'] }, total: 0 });
    expect(root(next, nothing)).toBe(next);
  });
});

describe('applyMiddleware', () => {
  /** A store that keeps its actions. */
  function recorder() {
    const actions: unknown[] = [];
    const store: Store<number> = {
      getState: () => actions.length,
      dispatch(action) {
        actions.push(action);
        return action;
      },
    };
    return { store, actions };
  }

  test('without a middleware dispatches to the store', () => {
    const { store, actions } = recorder();
    const result = applyMiddleware(store);
    expect(result.dispatch(nothing)).toBe(nothing);
    expect([actions, result.getState()]).toEqual([[nothing], 1]);
  });

  test('runs the first middleware first, and its end last', () => {
    const { store } = recorder();
    const log: string[] = [];
    const named =
      (name: string): Middleware<number> =>
      () =>
      (next) =>
      (action) => {
        log.push(`${name} in`);
        const result = next(action);
        log.push(`${name} out`);
        return result;
      };
    applyMiddleware(store, named('a'), named('b'), named('c')).dispatch(nothing);
    expect(log).toEqual(['a in', 'b in', 'c in', 'c out', 'b out', 'a out']);
  });

  test('lets a middleware change, repeat or drop an action', () => {
    const { store, actions } = recorder();
    const twice: Middleware<number> = () => (next) => (action) => [next(`${action}1`), next(`${action}2`)];
    const filter: Middleware<number> = () => (next) => (action) => (action === 'a2' ? 'dropped' : next(action));
    expect(applyMiddleware(store, twice, filter).dispatch('a')).toEqual(['a1', 'dropped']);
    expect(actions).toEqual(['a1']);
  });

  test('returns what the first middleware returns, also a promise', async () => {
    const { store, actions } = recorder();
    const later: Middleware<number> = () => (next) => async (action) => next(await action);
    const result = applyMiddleware(store, later).dispatch(Promise.resolve('loaded'));
    expect(actions).toEqual([]);
    await expect(result).resolves.toBe('loaded');
    expect(actions).toEqual(['loaded']);
  });

  test('sends what a middleware dispatches through the whole chain', () => {
    const { store, actions } = recorder();
    const seen: unknown[] = [];
    const logger: Middleware<number> = () => (next) => (action) => {
      seen.push(action);
      return next(action);
    };
    const thunk: Middleware<number> = (api) => (next) => (action) =>
      typeof action === 'function' ? action(api.dispatch, api.getState) : next(action);
    const result = applyMiddleware(store, logger, thunk).dispatch((dispatch: (action: unknown) => unknown) => {
      dispatch('inner');
      return 'done';
    });
    expect([result, seen.length, seen[1], actions]).toEqual(['done', 2, 'inner', ['inner']]);
  });

  test('gives a middleware the current state', () => {
    const { store } = recorder();
    const states: number[] = [];
    const watch: Middleware<number> =
      ({ getState }) =>
      (next) =>
      (action) => {
        states.push(getState());
        next(action);
        states.push(getState());
      };
    const result = applyMiddleware(store, watch);
    result.dispatch('a');
    result.dispatch('b');
    expect(states).toEqual([0, 1, 1, 2]);
  });

  test('builds each middleware once', () => {
    const { store } = recorder();
    const make = vi.fn((next: (action: unknown) => unknown) => next);
    const middleware = vi.fn(() => make);
    const result = applyMiddleware(store, middleware);
    result.dispatch('a');
    result.dispatch('b');
    expect([middleware.mock.calls.length, make.mock.calls.length]).toEqual([1, 1]);
  });

  test('refuses a dispatch while the chain is being built', () => {
    const { store, actions } = recorder();
    const eager: Middleware<number> = ({ dispatch }) => {
      dispatch('too early');
      return (next) => next;
    };
    expect(() => applyMiddleware(store, eager)).toThrow(Error);
    expect(actions).toEqual([]);
  });

  test('leaves the given store as it is', () => {
    const { store, actions } = recorder();
    const { dispatch } = store;
    applyMiddleware(store, () => () => () => 'dropped');
    expect(store.dispatch).toBe(dispatch);
    store.dispatch('a');
    expect(actions).toEqual(['a']);
  });

  test('passes an error of the store on', () => {
    const store: Store<number> = {
      getState: () => 0,
      dispatch: () => {
        throw new Error('refused');
      },
    };
    expect(() => applyMiddleware(store, () => (next) => next).dispatch('a')).toThrow('refused');
  });
});
