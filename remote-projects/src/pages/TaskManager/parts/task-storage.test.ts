import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepCopy, readTasks, saveTasks } from './task-storage.ts';

const pay = { id: 1, text: 'Pay', completed: false };
const walk = { id: 2, text: 'Walk', completed: true };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

describe('reading', () => {
  it('finds an empty list when nothing is stored', () => {
    expect(readTasks()).toEqual({ status: 'read', tasks: [] });
  });

  it('finds what was saved, under the key "tasks"', () => {
    expect(saveTasks([pay, walk])).toEqual({ status: 'saved' });
    expect(JSON.parse(localStorage.getItem('tasks') ?? '')).toEqual([pay, walk]);
    expect(readTasks()).toEqual({ status: 'read', tasks: [pay, walk] });
  });

  it.each(['', '[{"id":1,"te', 'undefined'])('says that %j is not JSON', (text) => {
    localStorage.setItem('tasks', text);
    expect(readTasks()).toEqual({ status: 'unreadable', reason: 'not JSON', text });
  });

  it.each(['null', '{"tasks":[]}', '["Pay","Walk"]', '7'])('says that %s is not a list of tasks', (text) => {
    localStorage.setItem('tasks', text);
    expect(readTasks()).toEqual({ status: 'unreadable', reason: 'not a list of tasks', text });
  });

  it('gives the good tasks of a partly bad list, the number of bad ones, and the whole text', () => {
    const text = JSON.stringify([pay, 'Swim', { id: '3' }, walk]);
    localStorage.setItem('tasks', text);
    expect(readTasks()).toEqual({ status: 'partly-read', tasks: [pay, walk], bad: 2, text });
  });

  it('takes the second of two tasks with one id for a bad one', () => {
    localStorage.setItem('tasks', JSON.stringify([pay, { ...walk, id: pay.id }]));
    expect(readTasks()).toMatchObject({ status: 'partly-read', tasks: [pay], bad: 1 });
  });

  it('never changes what is stored', () => {
    localStorage.setItem('tasks', 'damaged');
    readTasks();
    expect(localStorage.getItem('tasks')).toBe('damaged');
  });

  it('says that the storage is blocked', () => {
    refuse('getItem', 'SecurityError');
    expect(readTasks()).toEqual({ status: 'blocked' });
  });

  it('says so as well when there is no storage to ask', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(readTasks()).toEqual({ status: 'blocked' });
    expect(saveTasks([pay])).toEqual({ status: 'blocked' });
    expect(keepCopy('old')).toEqual({ status: 'blocked' });
  });
});

describe('saving', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['NS_ERROR_DOM_QUOTA_REACHED', 'full'],
    ['SecurityError', 'blocked'],
  ])('answers a %s with "%s"', (name, status) => {
    refuse('setItem', name);
    expect(saveTasks([pay])).toEqual({ status });
    expect(keepCopy('old')).toEqual({ status });
  });
});

describe('keeping a copy', () => {
  it('uses the first free key', () => {
    expect(keepCopy('first')).toEqual({ status: 'copied', key: 'tasks:unreadable-1' });
    expect(keepCopy('second')).toEqual({ status: 'copied', key: 'tasks:unreadable-2' });
    expect(localStorage.getItem('tasks:unreadable-1')).toBe('first');
    expect(localStorage.getItem('tasks:unreadable-2')).toBe('second');
  });

  it('keeps one text once', () => {
    keepCopy('first');
    expect(keepCopy('first')).toEqual({ status: 'copied', key: 'tasks:unreadable-1' });
  });
});
