import { describe, expect, test, vi } from 'vitest';
import { type Action, createStore } from './solution';

const counter = (state = 0, { type }: Action) => (type === 'add' ? state + 1 : state);
const add = { type: 'add' };

describe('state', () => {
  test('begins with what the reducer gives', () => {
    const reducer = vi.fn(counter);
    expect(createStore(reducer).getState()).toBe(0);
    expect(reducer.mock.calls).toEqual([[undefined, { type: '@@init' }]]);
  });

  test('begins with the given state, passed through the reducer', () => {
    expect(createStore(counter, 5).getState()).toBe(5);
    expect(createStore((state = 0) => state + 1, 5).getState()).toBe(6);
  });

  test('changes by actions, which dispatch returns', () => {
    const store = createStore(counter);
    expect(store.dispatch(add)).toBe(add);
    store.dispatch(add);
    expect(store.getState()).toBe(2);
  });

  test('belongs to one store', () => {
    const [one, other] = [createStore(counter), createStore(counter)];
    one.dispatch(add);
    expect([one.getState(), other.getState()]).toEqual([1, 0]);
  });
});

describe('listeners', () => {
  test('are called after each change, in order, and see the new state', () => {
    const store = createStore(counter);
    const log: string[] = [];
    store.subscribe(() => log.push(`a${store.getState()}`));
    store.subscribe(() => log.push(`b${store.getState()}`));
    store.dispatch(add);
    store.dispatch(add);
    expect(log).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  test('are not called when the reducer returns the same state', () => {
    const store = createStore((state: { n: number } = { n: Number.NaN }, { type }: Action) =>
      type === 'copy' ? { ...state } : state,
    );
    const listener = vi.fn();
    store.subscribe(listener);
    expect(store.dispatch({ type: 'other' })).toEqual({ type: 'other' });
    expect(listener).not.toHaveBeenCalled();
    store.dispatch({ type: 'copy' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('treat NaN as the same state', () => {
    const store = createStore(() => Number.NaN);
    const listener = vi.fn();
    store.subscribe(listener);
    store.dispatch(add);
    expect(listener).not.toHaveBeenCalled();
  });

  test('end with their subscription; ending twice is harmless', () => {
    const store = createStore(counter);
    const [gone, stays] = [vi.fn(), vi.fn()];
    const stop = store.subscribe(gone);
    store.subscribe(stays);
    stop();
    stop();
    store.dispatch(add);
    expect(gone).not.toHaveBeenCalled();
    expect(stays).toHaveBeenCalledTimes(1);
  });

  test('may be subscribed twice and ended one at a time', () => {
    const store = createStore(counter);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.subscribe(listener);
    store.dispatch(add);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    stop();
    store.dispatch(add);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('during a dispatch', () => {
  test('a listener that ends itself does not cause the next one to be skipped', () => {
    const store = createStore(counter);
    const next = vi.fn();
    const stop = store.subscribe(() => stop());
    store.subscribe(next);
    store.dispatch(add);
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('a listener that another one ends is still called this time', () => {
    const store = createStore(counter);
    const victim = vi.fn();
    store.subscribe(() => stopVictim());
    const stopVictim = store.subscribe(victim);
    store.dispatch(add);
    store.dispatch(add);
    expect(victim).toHaveBeenCalledTimes(1);
  });

  test('a new listener waits for the next dispatch', () => {
    const store = createStore(counter);
    const late = vi.fn();
    const stop = store.subscribe(() => {
      stop();
      store.subscribe(late);
    });
    store.dispatch(add);
    expect(late).not.toHaveBeenCalled();
    store.dispatch(add);
    expect(late).toHaveBeenCalledTimes(1);
  });

  test('a new listener waits also when nobody has ended a subscription', () => {
    const store = createStore(counter);
    const late = vi.fn();
    store.subscribe(() => {
      if (store.getState() === 1) store.subscribe(late);
    });
    store.dispatch(add);
    expect(late).not.toHaveBeenCalled();
    store.dispatch(add);
    expect(late).toHaveBeenCalledTimes(1);
  });

  test('a listener may dispatch', () => {
    const store = createStore(counter);
    store.subscribe(() => {
      if (store.getState() < 3) store.dispatch(add);
    });
    store.dispatch(add);
    expect(store.getState()).toBe(3);
  });
});

describe('reducers', () => {
  test('must not dispatch', () => {
    const reducer = (state = 0, { type }: Action): number => {
      if (type === 'bad') store.dispatch(add);
      return counter(state, { type });
    };
    const store = createStore(reducer);
    expect(() => store.dispatch({ type: 'bad' })).toThrow(Error);
    expect(store.getState()).toBe(0);
    store.dispatch(add);
    expect(store.getState()).toBe(1);
  });

  test('may throw, which leaves the state and the store intact', () => {
    const store = createStore((state: number | undefined, action: Action) => {
      if (action.type === 'bad') throw new RangeError('bad action');
      return counter(state, action);
    });
    const listener = vi.fn();
    store.subscribe(listener);
    expect(() => store.dispatch({ type: 'bad' })).toThrow(RangeError);
    expect(listener).not.toHaveBeenCalled();
    store.dispatch(add);
    expect(store.getState()).toBe(1);
  });
});

test('a listener is called without arguments', () => {
  const store = createStore(counter);
  const listener = vi.fn();
  store.subscribe(listener);
  store.dispatch(add);
  expect(listener.mock.calls).toEqual([[]]);
});

test('a dispatch inside a listener notifies everyone before the outer one goes on', () => {
  const store = createStore(counter);
  const log: string[] = [];
  store.subscribe(() => {
    log.push(`a${store.getState()}`);
    if (store.getState() === 1) store.dispatch(add);
  });
  store.subscribe(() => log.push(`b${store.getState()}`));
  store.dispatch(add);
  expect(log).toEqual(['a1', 'a2', 'b2', 'b2']);
});

test('passes the current state and the very action to the reducer, once per dispatch', () => {
  const reducer = vi.fn(counter);
  const store = createStore(reducer, 3);
  store.dispatch(add);
  expect(reducer.mock.calls.slice(1)).toEqual([[3, add]]);
  expect(reducer.mock.calls[1]?.[1]).toBe(add);
});

test('ending one subscription twice does not end another one of the same listener', () => {
  const store = createStore(counter);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  stop();
  store.subscribe(listener);
  stop();
  store.dispatch(add);
  expect(listener).toHaveBeenCalledTimes(1);
});
