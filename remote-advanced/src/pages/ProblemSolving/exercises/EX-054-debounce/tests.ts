import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { debounce } from './solution';

const fn = vi.fn();
const calls = () => fn.mock.calls.map(([first]) => first);

beforeEach(() => {
  vi.useFakeTimers();
  fn.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('trailing, as without options', () => {
  test('runs once, after the wait, with the latest arguments', () => {
    const run = debounce(fn, 100);
    run('a');
    run('b', 'more');
    vi.advanceTimersByTime(99);
    expect(fn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fn.mock.calls).toEqual([['b', 'more']]);
    vi.advanceTimersByTime(1_000);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('begins to wait again at every call', () => {
    const run = debounce(fn, 100);
    run('a');
    vi.advanceTimersByTime(80);
    run('b');
    vi.advanceTimersByTime(80);
    expect(fn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(calls()).toEqual(['b']);
  });

  test('runs again for the next burst', () => {
    const run = debounce(fn, 100);
    run('a');
    vi.advanceTimersByTime(100);
    run('b');
    vi.advanceTimersByTime(100);
    expect(calls()).toEqual(['a', 'b']);
  });

  test('uses the this of the latest call', () => {
    const seen: string[] = [];
    function note(this: { name: string }) {
      seen.push(this.name);
    }
    const run = debounce(note, 10);
    run.call({ name: 'first' });
    run.call({ name: 'second' });
    vi.advanceTimersByTime(10);
    expect(seen).toEqual(['second']);
  });

  test('may be called from inside its own run', () => {
    const run = debounce((n: number) => {
      fn(n);
      if (n < 3) run(n + 1);
    }, 10);
    run(1);
    vi.advanceTimersByTime(30);
    expect(calls()).toEqual([1, 2, 3]);
  });
});

describe('leading', () => {
  test('runs at the first call of a burst only', () => {
    const run = debounce(fn, 100, { leading: true, trailing: false });
    run('a');
    expect(calls()).toEqual(['a']);
    run('b');
    vi.advanceTimersByTime(99);
    run('c');
    vi.advanceTimersByTime(500);
    expect(calls()).toEqual(['a']);
  });

  test('runs again after the pause', () => {
    const run = debounce(fn, 100, { leading: true, trailing: false });
    run('a');
    vi.advanceTimersByTime(100);
    run('b');
    expect(calls()).toEqual(['a', 'b']);
  });

  test('begins to wait again at every call', () => {
    const run = debounce(fn, 100, { leading: true, trailing: false });
    for (const name of ['a', 'b', 'c']) {
      run(name);
      vi.advanceTimersByTime(60);
    }
    expect(calls()).toEqual(['a']);
    vi.advanceTimersByTime(39);
    run('d');
    vi.advanceTimersByTime(100);
    run('e');
    expect(calls()).toEqual(['a', 'e']);
  });
});

describe('both edges', () => {
  test('begin to wait again at every call', () => {
    const run = debounce(fn, 100, { leading: true });
    for (const name of ['a', 'b', 'c']) {
      run(name);
      vi.advanceTimersByTime(60);
    }
    expect(calls()).toEqual(['a']);
    vi.advanceTimersByTime(40);
    expect(calls()).toEqual(['a', 'c']);
  });

  test('run once for a single call', () => {
    const run = debounce(fn, 100, { leading: true });
    run('a');
    vi.advanceTimersByTime(500);
    expect(calls()).toEqual(['a']);
  });

  test('run twice for several calls, the second time with the latest', () => {
    const run = debounce(fn, 100, { leading: true });
    run('a');
    run('b');
    run('c');
    vi.advanceTimersByTime(100);
    expect(calls()).toEqual(['a', 'c']);
  });
});

test('neither edge: never runs', () => {
  const run = debounce(fn, 100, { trailing: false });
  run('a');
  run('b');
  vi.advanceTimersByTime(500);
  expect(fn).not.toHaveBeenCalled();
});

describe('cancel', () => {
  test('drops the run that waits', () => {
    const run = debounce(fn, 100);
    run('a');
    run.cancel();
    vi.advanceTimersByTime(500);
    run.flush();
    expect(fn).not.toHaveBeenCalled();
  });

  test('lets the next call begin a new burst', () => {
    const run = debounce(fn, 100, { leading: true });
    run('a');
    run.cancel();
    run('b');
    expect(calls()).toEqual(['a', 'b']);
  });
});

describe('flush', () => {
  test('runs now, and not again later', () => {
    const run = debounce(fn, 100);
    run('a');
    run('b');
    run.flush();
    expect(calls()).toEqual(['b']);
    vi.advanceTimersByTime(500);
    expect(calls()).toEqual(['b']);
  });

  test('does nothing when nothing waits', () => {
    const run = debounce(fn, 100, { leading: true });
    run.flush();
    run('a');
    run.flush();
    run.flush();
    expect(calls()).toEqual(['a']);
  });
});

test('two wrappers of one function do not disturb each other', () => {
  const one = debounce(fn, 100);
  const other = debounce(fn, 100);
  one('a');
  other('b');
  vi.advanceTimersByTime(100);
  expect(calls()).toEqual(['a', 'b']);
});

describe('flush ends the burst', () => {
  test('so that the next call runs at once with leading', () => {
    const run = debounce(fn, 100, { leading: true });
    run('a');
    run('b');
    run.flush();
    expect(calls()).toEqual(['a', 'b']);
    run('c');
    expect(calls()).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(500);
    expect(calls()).toEqual(['a', 'b', 'c']);
  });

  test('also when nothing waits', () => {
    const run = debounce(fn, 100, { leading: true, trailing: false });
    run('a');
    run.flush();
    run('b');
    expect(calls()).toEqual(['a', 'b']);
  });

  test('so that the next call waits its full time', () => {
    const run = debounce(fn, 100);
    run('a');
    vi.advanceTimersByTime(60);
    run.flush();
    run('b');
    vi.advanceTimersByTime(99);
    expect(calls()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(calls()).toEqual(['a', 'b']);
  });

  test('and keeps this and all arguments', () => {
    const seen: unknown[] = [];
    const run = debounce(function (this: { name: string }, ...args: unknown[]) {
      seen.push(this.name, ...args);
    }, 100);
    run.call({ name: 'first' }, 1);
    run.call({ name: 'second' }, 2, 3);
    run.flush();
    expect(seen).toEqual(['second', 2, 3]);
  });
});

test('cancel stops the timer, so that the next call waits its full time', () => {
  const run = debounce(fn, 100);
  run('a');
  vi.advanceTimersByTime(60);
  run.cancel();
  run('b');
  vi.advanceTimersByTime(99);
  expect(fn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(calls()).toEqual(['b']);
});

test('the leading run has this and all arguments', () => {
  const seen: unknown[] = [];
  const run = debounce(
    function (this: { name: string }, ...args: unknown[]) {
      seen.push(this.name, ...args);
    },
    100,
    { leading: true },
  );
  run.call({ name: 'Ada' }, 1, 2);
  expect(seen).toEqual(['Ada', 1, 2]);
});

test('an error does not disturb the next burst', () => {
  fn.mockImplementationOnce(() => {
    throw new Error('failed');
  });
  const run = debounce(fn, 100, { leading: true });
  expect(() => run('a')).toThrow('failed');
  vi.advanceTimersByTime(100);
  run('b');
  expect(calls()).toEqual(['a', 'b']);
});

test('a call during a leading run belongs to its burst', () => {
  const run = debounce(
    (n: number) => {
      fn(n);
      if (n === 1) run(2);
    },
    100,
    { leading: true },
  );
  run(1);
  expect(calls()).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(calls()).toEqual([1, 2]);
});

test('calls return nothing', () => {
  const run = debounce(() => 'result', 100, { leading: true });
  expect([run(), run()]).toEqual([undefined, undefined]);
});

test('an error of a run that is flushed reaches the caller and does not disturb the next burst', () => {
  const run = debounce(fn, 100, { leading: true });
  run('a');
  run('b');
  fn.mockImplementationOnce(() => {
    throw new Error('failed');
  });
  expect(run.flush).toThrow('failed');
  run('c');
  expect(calls()).toEqual(['a', 'b', 'c']);
});

test('an error of a run at the end of the wait does not disturb the next burst', () => {
  const run = debounce(fn, 100, { leading: true });
  run('a');
  run('b');
  fn.mockImplementationOnce(() => {
    throw new Error('failed');
  });
  expect(() => vi.advanceTimersByTime(100)).toThrow('failed');
  run('c');
  expect(calls()).toEqual(['a', 'b', 'c']);
});
