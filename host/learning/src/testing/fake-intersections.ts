import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Tell = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/**
 * Replaces the browser's IntersectionObserver, which has no layout to observe in tests.
 * @returns a function that brings an element into view, with everything in it
 */
export function fakeIntersections(): (element: Element | null) => void {
  const observers = new Set<FakeObserver>();

  class FakeObserver {
    readonly observed = new Set<Element>();
    readonly tell: Tell;
    constructor(tell: Tell) {
      this.tell = tell;
      observers.add(this);
    }
    observe(element: Element) {
      this.observed.add(element);
    }
    unobserve(element: Element) {
      this.observed.delete(element);
    }
    disconnect() {
      observers.delete(this);
    }
  }

  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return (element) =>
    act(() => {
      for (const { observed, tell } of [...observers]) {
        const seen = [...observed].filter((target) => element?.contains(target));
        tell(seen.map((target) => ({ target, isIntersecting: true })));
      }
    });
}
