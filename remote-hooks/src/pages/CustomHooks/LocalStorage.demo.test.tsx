import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import LocalStorage from './LocalStorage.demo.tsx';
import { useLocalStorage } from './use-local-storage.ts';

const none: number[] = [];
function numbers(json: unknown): number[] {
  if (!Array.isArray(json) || !json.every((one) => typeof one === 'number')) throw new TypeError('no numbers');
  return json;
}
const use = (key: string) => renderHook(() => useLocalStorage(key, none, numbers));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives the fallback, then what was set, to every hook with the key', () => {
  const [one, other, stranger] = [use('a'), use('a'), use('b')];
  expect(one.result.current[0]).toBe(none);
  act(() => {
    one.result.current[1]([1, 2]);
  });
  expect(other.result.current[0]).toEqual([1, 2]);
  expect(stranger.result.current[0]).toBe(none);
  expect(localStorage.getItem('a')).toBe('[1,2]');
});

it('follows another tab', () => {
  const { result } = use('a');
  localStorage.setItem('a', '[7]');
  act(() => {
    dispatchEvent(new Event('storage'));
  });
  expect(result.current[0]).toEqual([7]);
});

it.each(['{', '"text"', '[1,"2"]', ''])('takes the fallback for %j, and leaves what was kept alone', (kept) => {
  localStorage.setItem('a', kept);
  expect(use('a').result.current[0]).toBe(none);
  expect(localStorage.getItem('a')).toBe(kept);
});

it('gives the same object and the same function until something changes', () => {
  localStorage.setItem('a', '[1]');
  const { result, rerender } = use('a');
  const [value, setValue] = result.current;
  rerender();
  expect(result.current[0]).toBe(value);
  expect(result.current[1]).toBe(setValue);
});

it('renders on the server with the fallback', () => {
  localStorage.setItem('custom-hooks:name', '"Ada"');
  expect(renderToString(<LocalStorage />)).toContain('We have not met.');
});

it('says when the storage is full, and greets whoever it kept', () => {
  render(<LocalStorage />);
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
  type('Ada');
  expect(screen.getByRole('status').textContent).toBe('Welcome back, Ada.');
  vi.stubGlobal('localStorage', {
    getItem: () => '"Ada"',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  type('Grace');
  screen.getByRole('alert');
  expect(screen.getByRole('status').textContent).toBe('Welcome back, Ada.');
});
