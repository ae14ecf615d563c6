import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Intersection from './Intersection.demo.tsx';
import { useIntersection } from './use-intersection.ts';

/** Observers that the test triggers, because there is no layout here. */
class Observer {
  static all: Observer[] = [];
  seen: Element[] = [];
  constructor(
    readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Observer.all.push(this);
  }
  observe(element: Element) {
    this.seen.push(element);
  }
  disconnect() {
    this.seen = [];
  }
}

const report = (...inView: boolean[]) =>
  act(() => Observer.all.at(-1)?.report(inView.map((isIntersecting) => ({ isIntersecting }))));

beforeEach(() => {
  Observer.all = [];
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('follows the last report of its element', () => {
  const element = { current: document.createElement('div') };
  const { result } = renderHook(() => useIntersection(element));
  expect(Observer.all[0]?.seen).toEqual([element.current]);
  expect(result.current).toBe(false);
  report(false, true);
  expect(result.current).toBe(true);
  report(false);
  expect(result.current).toBe(false);
});

it('observes anew for other options only, and nothing once it is gone', () => {
  const element = { current: document.createElement('div') };
  const { rerender, unmount } = renderHook(({ threshold }) => useIntersection(element, { threshold }), {
    initialProps: { threshold: 0 },
  });
  rerender({ threshold: 0 });
  expect(Observer.all).toHaveLength(1);
  rerender({ threshold: 1 });
  expect(Observer.all.map(({ options }) => options.threshold)).toEqual([0, 1]);
  unmount();
  expect(Observer.all.flatMap(({ seen }) => seen)).toEqual([]);
});

it('says when the end is in view', () => {
  render(<Intersection />);
  expect(screen.getByRole('status').textContent).toBe('There is more to read.');
  report(true);
  expect(screen.getByRole('status').textContent).toBe('The end is in view.');
});
