import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { throttle } from './solution';

const fn = vi.fn();
const calls = () => fn.mock.calls.map(([first]) => first);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
  fn.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('both ends, as without options', () => {
  test('runs the first call at once, also when the clock shows 0', () => {
    const run = throttle(fn, 100);
    run('a', 'more');
    expect(fn.mock.calls).toEqual([['a', 'more']]);
  });

  test('counts a run at time 0 as a run', () => {
    const run = throttle(fn, 100, { trailing: false });
    run('a');
    run('b');
    expect(calls()).toEqual(['a']);
  });

  test('keeps the last call of an interval', () => {
    const run = throttle(fn, 100);
    run('a');
    run('b');
    run('c');
    vi.advanceTimersByTime(99);
    expect(calls()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(calls()).toEqual(['a', 'c']);
  });

  test('does not run again when there was one call', () => {
    const run = throttle(fn, 100);
    run('a');
    vi.advanceTimersByTime(1_000);
    expect(calls()).toEqual(['a']);
  });

  test('is not put off by calls that do not stop', () => {
    const run = throttle(fn, 100);
    for (let time = 0; time < 1_000; time += 10) {
      run(time);
      vi.advanceTimersByTime(10);
    }
    expect(calls()).toEqual([0, 90, 190, 290, 390, 490, 590, 690, 790, 890, 990]);
  });

  test('opens a new interval with the trailing run', () => {
    const run = throttle(fn, 100);
    run('a');
    run('b');
    vi.advanceTimersByTime(150);
    run('c');
    expect(calls()).toEqual(['a', 'b']);
    vi.advanceTimersByTime(50);
    expect(calls()).toEqual(['a', 'b', 'c']);
  });

  test('runs at once again after a pause', () => {
    const run = throttle(fn, 100);
    run('a');
    vi.advanceTimersByTime(100);
    run('b');
    expect(calls()).toEqual(['a', 'b']);
  });

  test('uses the this of the latest call', () => {
    const seen: string[] = [];
    function note(this: { name: string }) {
      seen.push(this.name);
    }
    const run = throttle(note, 10);
    for (const name of ['first', 'second', 'third']) run.call({ name });
    vi.advanceTimersByTime(10);
    expect(seen).toEqual(['first', 'third']);
  });

  test('works when the clock is set back', () => {
    const run = throttle(fn, 100, { trailing: false });
    vi.setSystemTime(1_000_000);
    run('a');
    vi.advanceTimersByTime(100);
    vi.setSystemTime(0);
    run('b');
    expect(calls()).toEqual(['a', 'b']);
  });

  test('may be called from inside its own run', () => {
    const run = throttle((n: number) => {
      fn(n);
      if (n < 3) run(n + 1);
    }, 10);
    run(1);
    expect(calls()).toEqual([1]);
    vi.advanceTimersByTime(10);
    expect(calls()).toEqual([1, 2]);
    vi.advanceTimersByTime(10);
    expect(calls()).toEqual([1, 2, 3]);
  });
});

describe('leading only', () => {
  test('drops the calls of an interval', () => {
    const run = throttle(fn, 100, { trailing: false });
    run('a');
    run('b');
    vi.advanceTimersByTime(100);
    expect(calls()).toEqual(['a']);
    run('c');
    expect(calls()).toEqual(['a', 'c']);
  });
});

describe('trailing only', () => {
  test('runs the latest call when the interval ends', () => {
    const run = throttle(fn, 100, { leading: false });
    run('a');
    vi.advanceTimersByTime(50);
    run('b');
    expect(fn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(calls()).toEqual(['b']);
  });

  test('runs a single call too', () => {
    const run = throttle(fn, 100, { leading: false });
    run('a');
    vi.advanceTimersByTime(100);
    expect(calls()).toEqual(['a']);
  });
});

test('neither end: never runs', () => {
  const run = throttle(fn, 100, { leading: false, trailing: false });
  run('a');
  run('b');
  vi.advanceTimersByTime(500);
  expect(fn).not.toHaveBeenCalled();
});

test('cancel stops the timer, so that the next interval lasts its full time', () => {
  const run = throttle(fn, 100);
  run('a');
  vi.advanceTimersByTime(60);
  run.cancel();
  run('b');
  run('c');
  vi.advanceTimersByTime(99);
  expect(calls()).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(calls()).toEqual(['a', 'b', 'c']);
});

test('cancel drops the waiting run and ends the interval', () => {
  const run = throttle(fn, 100);
  run('a');
  run('b');
  run.cancel();
  vi.advanceTimersByTime(10);
  run('c');
  expect(calls()).toEqual(['a', 'c']);
  vi.advanceTimersByTime(500);
  expect(calls()).toEqual(['a', 'c']);
});

test('both runs of an interval have this and all arguments of their call', () => {
  const seen: unknown[] = [];
  const run = throttle(function (this: { name: string }, ...args: number[]) {
    seen.push(this.name, ...args);
  }, 100);
  run.call({ name: 'a' }, 1, 2);
  run.call({ name: 'b' }, 3);
  run.call({ name: 'c' }, 4, 5);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['a', 1, 2, 'c', 4, 5]);
});

test('trailing only: the trailing run opens the next interval', () => {
  const run = throttle(fn, 100, { leading: false });
  run('a');
  vi.advanceTimersByTime(150);
  run('b');
  vi.advanceTimersByTime(49);
  expect(calls()).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(calls()).toEqual(['a', 'b']);
});

test('an error does not stop the next interval', () => {
  fn.mockImplementationOnce(() => {
    throw new Error('failed');
  });
  const run = throttle(fn, 100);
  expect(() => run('a')).toThrow('failed');
  run('b');
  expect(calls()).toEqual(['a']);
  vi.advanceTimersByTime(100);
  expect(calls()).toEqual(['a', 'b']);
});

test('two wrappers of one function do not disturb each other', () => {
  const [one, other] = [throttle(fn, 100), throttle(fn, 100)];
  one('a');
  other('b');
  expect(calls()).toEqual(['a', 'b']);
});

test('cancel with nothing under way does nothing, and no timer is left', () => {
  const run = throttle(fn, 100);
  run.cancel();
  run('a');
  run.cancel();
  run.cancel();
  expect(vi.getTimerCount()).toBe(0);
  run('b');
  expect(calls()).toEqual(['a', 'b']);
});

test('an error of the trailing run is passed on, and the interval goes on', () => {
  const run = throttle(fn, 100);
  run('a');
  run('b');
  fn.mockImplementationOnce(() => {
    throw new Error('failed');
  });
  expect(() => vi.advanceTimersByTime(100)).toThrow('failed');
  run('c');
  expect(calls()).toEqual(['a', 'b']);
  vi.advanceTimersByTime(100);
  expect(calls()).toEqual(['a', 'b', 'c']);
});

test('calls return nothing', () => {
  const run = throttle(() => 'result', 100);
  expect([run(), run()]).toEqual([undefined, undefined]);
});
