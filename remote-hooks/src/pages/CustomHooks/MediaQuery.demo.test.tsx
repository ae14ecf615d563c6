import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import MediaQuery from './MediaQuery.demo.tsx';
import { useMediaQuery } from './use-media-query.ts';

/** A mock device; the test decides which queries match. */
let fitting: Set<string>;
let listeners: Set<() => void>;

function set(query: string, fits: boolean) {
  if (fits) fitting.add(query);
  else fitting.delete(query);
  act(() => {
    for (const listener of listeners) listener();
  });
}

beforeEach(() => {
  fitting = new Set();
  listeners = new Set();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: fitting.has(query),
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('follows the device', () => {
  const { result } = renderHook(() => useMediaQuery('(width >= 48rem)'));
  expect(result.current).toBe(false);
  set('(width >= 48rem)', true);
  expect(result.current).toBe(true);
});

it('listens to a new query alone, and to none when it is gone', () => {
  const { result, rerender, unmount } = renderHook(({ query }) => useMediaQuery(query), {
    initialProps: { query: 'a' },
  });
  set('b', true);
  expect(result.current).toBe(false);
  rerender({ query: 'b' });
  expect(result.current).toBe(true);
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});

it('does not ask the device on the server', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(renderToString(<MediaQuery />).replaceAll('<!-- -->', '')).toContain('The window is narrow.');
});

it('says what fits', () => {
  render(<MediaQuery />);
  set('(prefers-color-scheme: dark)', true);
  screen.getByText('The device asks for dark colours.');
});
