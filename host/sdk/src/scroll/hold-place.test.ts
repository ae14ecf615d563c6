import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPlace } from './hold-place.ts';

const show = vi.fn<() => void>();
let resize: () => void;
let end: () => void;

function scroll(top: number, height: number): void {
  vi.stubGlobal('scrollY', top);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  document.dispatchEvent(new Event('scroll'));
}

const isHeld = () => {
  show.mockClear();
  resize();
  return show.mock.calls.length > 0;
};

beforeEach(() => {
  show.mockReset();
  const observers = new Set<() => void>();
  resize = () => {
    for (const tell of observers) tell();
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe() {
        observers.add(this.tell);
      }
      disconnect() {
        observers.delete(this.tell);
      }
    },
  );
  scroll(100, 1000);
  end = holdPlace(show);
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the place at once, and again when the height of the page changes', () => {
  expect(show).toHaveBeenCalledTimes(1);
  resize();
  resize();
  expect(show).toHaveBeenCalledTimes(3);
});

it('holds on while the browser scrolls because of a new height', () => {
  scroll(400, 1300);
  expect(isHeld()).toBe(true);
});

it('ends when the reader scrolls', () => {
  scroll(400, 1000);
  expect(isHeld()).toBe(false);
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'])('ends at %s', (type) => {
  document.body.dispatchEvent(new Event(type));
  expect(isHeld()).toBe(false);
});

it('ends when told', () => {
  end();
  expect(isHeld()).toBe(false);
});
