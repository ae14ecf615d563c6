import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import UseSyncExternalStore from './UseSyncExternalStore.demo.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function resizeTo(width: number) {
  vi.stubGlobal('innerWidth', width);
  act(() => {
    dispatchEvent(new Event('resize'));
  });
}

it('reads the store, and again when it says that it has changed', () => {
  vi.stubGlobal('innerWidth', 800);
  render(<UseSyncExternalStore />);
  expect(screen.getByRole('status').textContent).toBe('The window is 800 px wide.');
  resizeTo(320);
  expect(screen.getByRole('status').textContent).toBe('The window is 320 px wide.');
});

it('takes the server’s snapshot on the server', () => {
  expect(renderToString(<UseSyncExternalStore />)).toContain('Of unknown width');
});
