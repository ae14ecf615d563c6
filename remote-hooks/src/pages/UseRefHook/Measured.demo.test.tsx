import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Measured from './Measured.demo.tsx';

/** The connected observers. The test environment has no layout, so the test passes them the width. */
const observers = new Map<object, (width: number) => void>();

class FakeResizeObserver {
  constructor(private tell: (entries: object[]) => void) {}
  observe() {
    observers.set(this, (width) => this.tell([{ contentRect: { width } }]));
  }
  disconnect() {
    observers.delete(this);
  }
}

const layOut = (width: number) =>
  act(() => {
    for (const tell of observers.values()) tell(width);
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const report = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  observers.clear();
});

it('says how wide the box is, whenever that changes', () => {
  render(<Measured />);
  layOut(300.4);
  expect(report()).toBe('The box is 300 pixels wide.');
  layOut(100);
  expect(report()).toBe('The box is 100 pixels wide.');
});

it('observes one box at a time, however often React renders', async () => {
  render(<Measured />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Box' }), 'narrow');
  expect(observers.size).toBe(1);
});

it('stops observing when the box goes, and starts again when it is back', async () => {
  render(<Measured />);
  await press('Remove the box');
  expect(observers.size).toBe(0);
  expect(report()).toBe('Nothing is observed.');
  await press('Bring the box back');
  expect(observers.size).toBe(1);
});

it('stops observing when the reader leaves', () => {
  const { unmount } = render(<Measured />);
  unmount();
  expect(observers.size).toBe(0);
});
