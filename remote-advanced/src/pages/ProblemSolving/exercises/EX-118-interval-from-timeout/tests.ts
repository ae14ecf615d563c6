import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTimers } from './solution';

let busy = 0;
/** The time of the fake timers, plus the time that callbacks have kept the page busy. */
const clock = () => Date.now() + busy;

beforeEach(() => {
  busy = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('startTimeout', () => {
  test('calls once, after the delay', () => {
    const fn = vi.fn();
    createTimers(clock).startTimeout(fn, 50);
    vi.advanceTimersByTime(49);
    expect(fn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('can be stopped without stopping others', () => {
    const timers = createTimers(clock);
    const [stopped, other] = [vi.fn(), vi.fn()];
    const id = timers.startTimeout(stopped, 50);
    timers.startTimeout(other, 50);
    timers.stop(id);
    vi.advanceTimersByTime(50);
    expect([stopped.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('startInterval', () => {
  test('calls at every multiple of the period', () => {
    const fn = vi.fn();
    createTimers(clock).startInterval(fn, 100);
    const counts = [99, 1, 99, 1, 100].map((ms) => {
      vi.advanceTimersByTime(ms);
      return fn.mock.calls.length;
    });
    expect(counts).toEqual([0, 1, 1, 2, 3]);
  });

  test('counts from the time it is started', () => {
    const timers = createTimers(clock);
    vi.advanceTimersByTime(30);
    const fn = vi.fn();
    timers.startInterval(fn, 100);
    vi.advanceTimersByTime(99);
    expect(fn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('does not drift: a late tick does not delay the next', () => {
    const times: number[] = [];
    const start = clock();
    createTimers(clock).startInterval(() => times.push(clock() - start), 100);
    vi.advanceTimersByTime(50);
    busy = 70;
    vi.advanceTimersByTime(50);
    vi.advanceTimersByTime(30);
    vi.advanceTimersByTime(100);
    expect(times).toEqual([170, 200, 300]);
  });

  test('skips missed ticks and returns to the planned times', () => {
    const times: number[] = [];
    const start = clock();
    createTimers(clock).startInterval(() => times.push(clock() - start), 100);
    vi.advanceTimersByTime(99);
    busy = 350;
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(150);
    expect(times).toEqual([450, 500, 600]);
  });

  test('does not repeat a tick that came too early', () => {
    const fn = vi.fn();
    createTimers(clock).startInterval(fn, 100);
    busy = -1;
    vi.advanceTimersByTime(100);
    expect(fn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(50);
    expect(fn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(51);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('can be stopped between ticks and inside the callback', () => {
    const timers = createTimers(clock);
    const between = vi.fn();
    const id = timers.startInterval(between, 100);
    const inside = vi.fn(() => timers.stop(own));
    const own = timers.startInterval(inside, 100);
    vi.advanceTimersByTime(150);
    timers.stop(id);
    vi.advanceTimersByTime(1_000);
    expect([between.mock.calls.length, inside.mock.calls.length]).toEqual([1, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('goes on after a callback that throws', () => {
    const fn = vi.fn(() => {
      throw new Error('in a tick');
    });
    createTimers(clock).startInterval(fn, 100);
    expect(() => vi.advanceTimersByTime(100)).toThrow('in a tick');
    expect(() => vi.advanceTimersByTime(100)).toThrow('in a tick');
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test.each([0, -5])('treats the period %d as 1', (ms) => {
    const fn = vi.fn();
    createTimers(clock).startInterval(fn, ms);
    vi.advanceTimersByTime(3);
    expect(fn).toHaveBeenCalledTimes(3);
  });
});

describe('stop and stopAll', () => {
  test('every timer has its own id', () => {
    const timers = createTimers(clock);
    const ids = [
      timers.startInterval(() => {}, 5),
      timers.startTimeout(() => {}, 5),
      timers.startInterval(() => {}, 5),
      timers.startTimeout(() => {}, 5),
    ];
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => typeof id === 'number')).toBe(true);
  });

  test('an unknown id and one that has fired are ignored', () => {
    const timers = createTimers(clock);
    const fn = vi.fn();
    const id = timers.startTimeout(fn, 5);
    timers.startTimeout(fn, 20);
    vi.advanceTimersByTime(10);
    timers.stop(id);
    timers.stop(999);
    vi.advanceTimersByTime(10);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('stopAll ends timeouts and intervals of this group, and no others', () => {
    const timers = createTimers(clock);
    const other = createTimers(clock);
    const [fn, kept] = [vi.fn(), vi.fn()];
    timers.startTimeout(fn, 100);
    timers.startInterval(fn, 100);
    other.startTimeout(kept, 100);
    timers.stopAll();
    vi.advanceTimersByTime(1_000);
    expect([fn.mock.calls.length, kept.mock.calls.length]).toEqual([0, 1]);
  });

  test('stopAll can be called inside a callback', () => {
    const timers = createTimers(clock);
    const fn = vi.fn(() => timers.stopAll());
    timers.startInterval(fn, 100);
    timers.startInterval(fn, 100);
    vi.advanceTimersByTime(1_000);
    expect(fn).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('reads performance.now by default', () => {
  const read = vi.spyOn(performance, 'now');
  const fn = vi.fn();
  createTimers().startInterval(fn, 100);
  expect(read).toHaveBeenCalled();
});

test('an interval that stops itself and starts another one goes on with the new one only', () => {
  const timers = createTimers(clock);
  const log: string[] = [];
  const id = timers.startInterval(() => {
    log.push('first');
    timers.stop(id);
    timers.startInterval(() => log.push('second'), 50);
  }, 100);
  vi.advanceTimersByTime(200);
  expect(log).toEqual(['first', 'second', 'second']);
});

test('a timeout may start the next one, and stopAll ends it', () => {
  const timers = createTimers(clock);
  const fn = vi.fn(() => {
    timers.startTimeout(fn, 10);
  });
  timers.startTimeout(fn, 10);
  vi.advanceTimersByTime(30);
  timers.stopAll();
  vi.advanceTimersByTime(100);
  expect(fn).toHaveBeenCalledTimes(3);
});

test('stopping an interval leaves no timer, even after many ticks', () => {
  const timers = createTimers(clock);
  const id = timers.startInterval(() => {}, 10);
  vi.advanceTimersByTime(95);
  expect(vi.getTimerCount()).toBe(1);
  timers.stop(id);
  timers.stop(id);
  expect(vi.getTimerCount()).toBe(0);
});

test('does not use setInterval', () => {
  const native = vi.spyOn(globalThis, 'setInterval');
  createTimers(clock).startInterval(() => {}, 10);
  vi.advanceTimersByTime(30);
  expect(native).not.toHaveBeenCalled();
});

test('an id is never reused, even after timers were stopped', () => {
  const timers = createTimers(clock);
  const first = timers.startTimeout(() => {}, 5);
  const second = timers.startInterval(() => {}, 5);
  timers.stop(first);
  const third = timers.startTimeout(() => {}, 5);
  timers.stop(third);
  const fourth = timers.startInterval(() => {}, 5);
  expect(new Set([first, second, third, fourth]).size).toBe(4);
});

test('a period may be a fraction', () => {
  const fn = vi.fn();
  createTimers(clock).startInterval(fn, 2.5);
  vi.advanceTimersByTime(100);
  expect(fn).toHaveBeenCalledTimes(40);
});

test('timers can be started after stopAll', () => {
  const timers = createTimers(clock);
  const fn = vi.fn();
  timers.startInterval(fn, 10);
  timers.stopAll();
  timers.startInterval(fn, 10);
  timers.startTimeout(fn, 10);
  vi.advanceTimersByTime(20);
  expect(fn).toHaveBeenCalledTimes(3);
});
