import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { complete, insert, remove } from './changes.ts';
import type { Task } from './task.ts';
import { createTaskStore } from './task-store.ts';

const pay = { id: 1, text: 'Pay', completed: false };
const walk = { id: 2, text: 'Walk', completed: false };
const read = { id: 3, text: 'Read', completed: false };

let store = createTaskStore();
let unsubscribe = () => {};

beforeEach(() => {
  store = createTaskStore();
});

afterEach(() => {
  unsubscribe();
  vi.unstubAllGlobals();
});

const put = (value: unknown) => localStorage.setItem('tasks', JSON.stringify(value));
const stored = (): unknown => JSON.parse(localStorage.getItem('tasks') ?? 'null');
const shown = (): readonly Task[] => store.snapshot().tasks;

function start() {
  unsubscribe = store.subscribe(() => {});
}

function otherTabStores(value: unknown) {
  put(value);
  dispatchEvent(new StorageEvent('storage', { key: 'tasks' }));
}

/** Makes one method of the storage throw, until `vi.unstubAllGlobals`. */
function refuse(method: 'getItem' | 'setItem', name: string) {
  const real = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, text: string) => real.setItem(key, text),
    [method]: () => {
      throw new DOMException('refused', name);
    },
  });
}

describe('loading', () => {
  it('waits for the first subscriber', () => {
    put([pay]);
    expect(store.snapshot()).toEqual({ loaded: false, tasks: [], problem: null });
    start();
    expect(store.snapshot()).toEqual({ loaded: true, tasks: [pay], problem: null });
  });

  it('saves nothing', () => {
    refuse('setItem', 'QuotaExceededError');
    start();
    unsubscribe();
    start();
    expect(store.snapshot().problem).toBeNull();
    expect(localStorage.getItem('tasks')).toBeNull();
  });
});

describe('two tabs', () => {
  it('show the same tasks', () => {
    start();
    otherTabStores([pay, walk]);
    expect(shown()).toEqual([pay, walk]);
    localStorage.removeItem('tasks');
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(shown()).toEqual([]);
  });

  it('do not undo one another, even before the event has arrived', () => {
    put([pay]);
    start();
    put([pay, walk]);
    store.change(insert(read));
    expect(shown()).toEqual([pay, walk, read]);
    expect(stored()).toEqual([pay, walk, read]);
  });

  it('can take back what another one did', () => {
    start();
    store.change(insert(pay));
    otherTabStores([]);
    expect(shown()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it('catch up when the page comes back from the cache', () => {
    start();
    put([pay]);
    dispatchEvent(new Event('pageshow'));
    expect(shown()).toEqual([pay]);
  });

  it('do not take over what is no list of tasks', () => {
    put([pay]);
    start();
    otherTabStores(['Pay', 'Walk']);
    expect(shown()).toEqual([pay]);
    expect(store.snapshot().problem).toMatchObject({ status: 'unreadable', text: '["Pay","Walk"]' });
    store.change(insert(walk));
    expect(shown()).toEqual([pay, walk]);
    expect(stored()).toEqual(['Pay', 'Walk']);
  });

  it('stop listening with the last subscriber', () => {
    start();
    unsubscribe();
    otherTabStores([pay]);
    expect(shown()).toEqual([]);
  });
});

describe('a storage that refuses', () => {
  it('loses nothing from the screen, and gets everything once there is room', () => {
    put([pay]);
    start();
    refuse('setItem', 'QuotaExceededError');
    store.change(insert(walk));
    store.change(complete(1, true));
    expect(store.snapshot()).toMatchObject({ problem: { status: 'full' }, tasks: [{ ...pay, completed: true }, walk] });
    expect(stored()).toEqual([pay]);

    vi.unstubAllGlobals();
    store.sync();
    expect(store.snapshot().problem).toBeNull();
    expect(stored()).toEqual([{ ...pay, completed: true }, walk]);
  });

  it('mixes unsaved changes with those of another tab', () => {
    put([pay]);
    start();
    refuse('setItem', 'QuotaExceededError');
    store.change(insert(read));
    vi.unstubAllGlobals();
    otherTabStores([pay, walk]);
    expect(shown()).toEqual([pay, walk, read]);
    expect(stored()).toEqual([pay, walk, read]);
  });

  it('does not even open: the list goes on in memory, and nothing is written over what may be there', () => {
    put([pay]);
    refuse('getItem', 'SecurityError');
    start();
    store.change(insert(walk));
    expect(store.snapshot()).toEqual({ loaded: true, tasks: [walk], problem: { status: 'blocked' } });
    vi.unstubAllGlobals();
    expect(stored()).toEqual([pay]);
  });
});

describe('what could not be read', () => {
  it('is not touched by any change', () => {
    localStorage.setItem('tasks', 'damaged');
    start();
    store.change(insert(pay));
    store.change(insert(walk));
    store.change(remove(1));
    expect(shown()).toEqual([walk]);
    expect(localStorage.getItem('tasks')).toBe('damaged');
  });

  it('is replaced on request', () => {
    put([pay, 'damaged']);
    start();
    store.change(insert(walk));
    store.replaceStored();
    expect(store.snapshot()).toEqual({ loaded: true, tasks: [pay, walk], problem: null });
    expect(stored()).toEqual([pay, walk]);
  });
});
