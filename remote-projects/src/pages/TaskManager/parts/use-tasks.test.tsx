import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTasks } from './use-tasks.ts';

afterEach(() => vi.useRealTimers());

const stored = (): unknown => JSON.parse(localStorage.getItem('tasks') ?? 'null');

it('a new task has the time as its id and is not completed', () => {
  vi.useFakeTimers({ now: 5000 });
  const { result } = renderHook(useTasks);
  act(() => result.current.add('Pay'));
  expect(stored()).toEqual([{ id: 5000, text: 'Pay', completed: false }]);
});

it('tasks added in the same millisecond have different ids', () => {
  vi.useFakeTimers({ now: 5000 });
  const { result } = renderHook(useTasks);
  act(() => {
    result.current.add('Pay');
    result.current.add('Walk');
  });
  act(() => result.current.add('Read'));
  expect(result.current.tasks.map(({ id }) => id)).toEqual([5000, 5001, 5002]);
});

it('the stored tasks survive Strict Mode, in which everything is mounted twice', () => {
  const tasks = [{ id: 1, text: 'Pay', completed: true }];
  localStorage.setItem('tasks', JSON.stringify(tasks));
  const { result } = renderHook(useTasks, { wrapper: StrictMode });
  expect(result.current.tasks).toEqual(tasks);
  expect(stored()).toEqual(tasks);
});

it('unreadable text moves to a key of its own', () => {
  localStorage.setItem('tasks', 'damaged');
  const { result } = renderHook(useTasks);
  act(() => result.current.add('Pay'));
  act(() => {
    expect(result.current.setAside('damaged')).toEqual({ status: 'copied', key: 'tasks:unreadable-1' });
  });
  expect(localStorage.getItem('tasks:unreadable-1')).toBe('damaged');
  expect(stored()).toMatchObject([{ text: 'Pay' }]);
  expect(result.current.problem).toBeNull();
});
