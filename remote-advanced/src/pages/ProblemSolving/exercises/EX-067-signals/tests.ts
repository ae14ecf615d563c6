import { describe, expect, test, vi } from 'vitest';
import { computed, effect, signal } from './solution';

describe('signal and effect', () => {
  test('run the effect at once and at each change', () => {
    const count = signal(1);
    const seen: number[] = [];
    effect(() => seen.push(count.value));
    count.value = 2;
    count.value += 5;
    expect(seen).toEqual([1, 2, 7]);
    expect(count.value).toBe(7);
  });

  test('do nothing when an equal value is set', () => {
    const value = signal(Number.NaN);
    const run = vi.fn(() => value.value);
    effect(run);
    value.value = Number.NaN;
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('run only what read the signal', () => {
    const [one, other] = [signal(1), signal(1)];
    const run = vi.fn(() => one.value);
    effect(run);
    other.value = 2;
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('forget a dependency that the last run did not read', () => {
    const [useFirst, first, second] = [signal(true), signal('a'), signal('b')];
    const run = vi.fn(() => (useFirst.value ? first.value : second.value));
    effect(run);
    useFirst.value = false;
    expect(run).toHaveBeenCalledTimes(2);
    first.value = 'x';
    expect(run).toHaveBeenCalledTimes(2);
    second.value = 'y';
    expect(run).toHaveBeenCalledTimes(3);
  });

  test('stop after disposal, also from inside the effect', () => {
    const count = signal(0);
    const run = vi.fn(() => count.value);
    effect(run)();
    count.value = 1;
    expect(run).toHaveBeenCalledTimes(1);
    const inner = vi.fn(() => {
      if (count.value === 2) stop();
      return count.value;
    });
    const stop = effect(inner);
    count.value = 2;
    count.value = 3;
    expect(inner).toHaveBeenCalledTimes(2);
  });

  test('stop for good, also when an effect ends itself in its clean-up or before it throws', () => {
    const count = signal(0);
    const cleaning = vi.fn(() => {
      void count.value;
      return () => stopCleaning();
    });
    const stopCleaning = effect(cleaning);
    count.value = 1;
    expect(cleaning).toHaveBeenCalledTimes(1);
    const failing = vi.fn(() => {
      if (count.value !== 2) return;
      stopFailing();
      throw new Error(`failed at ${count.value}`);
    });
    const stopFailing = effect(failing);
    expect(() => {
      count.value = 2;
    }).toThrow('failed at 2');
    count.value = 3;
    expect(failing).toHaveBeenCalledTimes(2);
  });

  test('stop an effect that waits when another one disposes of it', () => {
    const count = signal(0);
    const stops: (() => void)[] = [];
    // Whichever of the two runs first ends the other one.
    const runs = [1, 0].map((other) => vi.fn(() => count.value === 1 && stops[other]?.()));
    for (const run of runs) stops.push(effect(run));
    count.value = 1;
    expect(runs.map((run) => run.mock.calls.length).sort()).toEqual([1, 2]);
  });
});

describe('computed', () => {
  test('computes when it is read, once', () => {
    const count = signal(2);
    const fn = vi.fn(() => count.value * 2);
    const double = computed(fn);
    expect(fn).not.toHaveBeenCalled();
    expect([double.value, double.value]).toEqual([4, 4]);
    count.value = 2;
    expect(double.value).toBe(4);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('computes again after a change, and not before it is read', () => {
    const count = signal(2);
    const fn = vi.fn(() => count.value * 2);
    const double = computed(fn);
    expect(double.value).toBe(4);
    count.value = 5;
    count.value = 6;
    expect(fn).toHaveBeenCalledTimes(1);
    expect(double.value).toBe(12);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('may depend on computed values, and drive effects', () => {
    const count = signal(1);
    const double = computed(() => count.value * 2);
    const text = computed(() => `is ${double.value}`);
    const seen: string[] = [];
    effect(() => seen.push(text.value));
    count.value = 4;
    expect(seen).toEqual(['is 2', 'is 8']);
  });

  test('leaves the observer to go on tracking after it has been read', () => {
    const [count, other] = [signal(1), signal(1)];
    const double = computed(() => count.value * 2);
    const seen: number[] = [];
    effect(() => seen.push(double.value + other.value));
    other.value = 10;
    expect(seen).toEqual([3, 12]);
  });

  test('keeps an error until something changes', () => {
    const count = signal(0);
    const fn = vi.fn(() => {
      if (count.value === 0) throw new RangeError('none');
      return 10 / count.value;
    });
    const share = computed(fn);
    expect(() => share.value).toThrow(RangeError);
    expect(() => share.value).toThrow(RangeError);
    expect(fn).toHaveBeenCalledTimes(1);
    count.value = 5;
    expect(share.value).toBe(2);
  });
});

describe('a diamond', () => {
  test('runs the effect once for a change and shows no old value', () => {
    const root = signal(1);
    const left = computed(() => root.value + 1);
    const right = computed(() => root.value * 10);
    const seen: string[] = [];
    effect(() => seen.push(`${root.value} ${left.value} ${right.value}`));
    root.value = 2;
    expect(seen).toEqual(['1 2 10', '2 3 20']);
  });

  test('computes the joint once for a change', () => {
    const root = signal(1);
    const left = computed(() => root.value + 1);
    const right = computed(() => root.value + 2);
    const fn = vi.fn(() => left.value + right.value);
    const joint = computed(fn);
    effect(() => joint.value);
    root.value = 2;
    expect(joint.value).toBe(7);
    expect(fn).toHaveBeenCalledTimes(2);
  });
});

describe('clean-up', () => {
  test('happens before the next run and at disposal, once each', () => {
    const count = signal(1);
    const log: string[] = [];
    const stop = effect(() => {
      const seen = count.value;
      log.push(`run ${seen}`);
      return () => log.push(`clean ${seen}`);
    });
    count.value = 2;
    stop();
    stop();
    expect(log).toEqual(['run 1', 'clean 1', 'run 2', 'clean 2']);
  });

  test('does not make dependencies', () => {
    const [count, other] = [signal(1), signal(1)];
    const run = vi.fn(() => {
      void count.value;
      return () => other.value;
    });
    const outer = vi.fn(() => {
      if (count.value === 2) stop();
    });
    const stop = effect(run);
    effect(outer);
    count.value = 2;
    const runs = outer.mock.calls.length;
    other.value = 2;
    expect(outer).toHaveBeenCalledTimes(runs);
  });
});

describe('nested effects', () => {
  test('are disposed of when the outer one runs again or ends', () => {
    const [outer, inner] = [signal(1), signal(1)];
    const log: string[] = [];
    const stop = effect(() => {
      const seen = outer.value;
      effect(() => {
        log.push(`${seen}/${inner.value}`);
        return () => log.push(`end ${seen}`);
      });
    });
    expect(log).toEqual(['1/1']);
    outer.value = 2;
    expect(log).toEqual(['1/1', 'end 1', '2/1']);
    inner.value = 5;
    expect(log.slice(3)).toEqual(['end 2', '2/5']);
    stop();
    inner.value = 6;
    expect(log.slice(5)).toEqual(['end 2']);
  });

  test('are disposed of also when the outer one has thrown', () => {
    const [outer, inner] = [signal(1), signal(1)];
    const log: string[] = [];
    effect(() => {
      const seen = outer.value;
      effect(() => {
        log.push(`${seen}/${inner.value}`);
      });
      if (seen === 2) throw new Error('failed');
    });
    expect(() => {
      outer.value = 2;
    }).toThrow('failed');
    outer.value = 3;
    inner.value = 5;
    expect(log).toEqual(['1/1', '2/1', '3/1', '3/5']);
  });

  test('run at once, before the outer one goes on', () => {
    const log: string[] = [];
    effect(() => {
      log.push('outer begins');
      effect(() => log.push('inner'));
      log.push('outer ends');
    });
    expect(log).toEqual(['outer begins', 'inner', 'outer ends']);
  });

  test('keep their dependencies from the outer one', () => {
    const inner = signal(1);
    const run = vi.fn(() => {
      effect(() => inner.value);
    });
    effect(run);
    inner.value = 2;
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('cycles', () => {
  test('make a computed value throw', () => {
    const one: { readonly value: number } = computed(() => other.value + 1);
    const other = computed(() => one.value + 1);
    expect(() => one.value).toThrow(Error);
  });

  test('can be left again', () => {
    const isOpen = signal(false);
    const one: { readonly value: number } = computed(() => (isOpen.value ? 1 : other.value));
    const other = computed(() => one.value);
    expect(() => one.value).toThrow(Error);
    isOpen.value = true;
    expect([one.value, other.value]).toEqual([1, 1]);
  });

  test('make a setter throw whose effects never rest', () => {
    const count = signal(0);
    const stop = effect(() => {
      if (count.value > 0) count.value += 1;
    });
    expect(() => {
      count.value = 1;
    }).toThrow(Error);
    stop();
  });

  test('are none when the effect comes to rest', () => {
    const count = signal(0);
    effect(() => {
      if (count.value < 5) count.value += 1;
    });
    expect(count.value).toBe(5);
  });

  test('are none when many effects depend on one signal', () => {
    const count = signal(0);
    const run = vi.fn();
    for (let index = 0; index < 500; index += 1) effect(() => run(count.value));
    count.value = 1;
    expect(run).toHaveBeenCalledTimes(1_000);
  });
});

describe('limits and leftovers', () => {
  test('an effect may run 50 times in a row', () => {
    const count = signal(0);
    // The first run sees 0, the fiftieth 49.
    effect(() => {
      if (count.value < 49) count.value += 1;
    });
    expect(count.value).toBe(49);
  });

  test('signals work after a setter has thrown', () => {
    const count = signal(0);
    const stop = effect(() => {
      if (count.value > 0) count.value += 1;
    });
    expect(() => {
      count.value = 1;
    }).toThrow(Error);
    stop();
    const other = signal(1);
    const seen: number[] = [];
    effect(() => seen.push(other.value));
    other.value = 2;
    expect(seen).toEqual([1, 2]);
  });

  test('a signal that an effect sets makes other effects wait until it ends', () => {
    const [first, second] = [signal(0), signal(0)];
    const log: string[] = [];
    effect(() => log.push(`second ${second.value}`));
    effect(() => {
      if (first.value === 0) return;
      second.value = first.value;
      log.push('first ends');
    });
    first.value = 1;
    expect(log).toEqual(['second 0', 'first ends', 'second 1']);
  });

  test('a computed value forgets a dependency that it did not read again', () => {
    const [useFirst, first, second] = [signal(true), signal(1), signal(2)];
    const fn = vi.fn(() => (useFirst.value ? first.value : second.value));
    const chosen = computed(fn);
    expect(chosen.value).toBe(1);
    useFirst.value = false;
    expect(chosen.value).toBe(2);
    first.value = 10;
    expect(chosen.value).toBe(2);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('an effect that failed does not spoil the tracking of others', () => {
    const count = signal(1);
    expect(() =>
      effect(() => {
        throw new Error('failed');
      }),
    ).toThrow('failed');
    void count.value;
    const seen: number[] = [];
    effect(() => seen.push(count.value));
    count.value = 2;
    expect(seen).toEqual([1, 2]);
  });
});

test('0 and -0 are different values', () => {
  const value = signal(0);
  const run = vi.fn(() => value.value);
  effect(run);
  value.value = -0;
  expect(run).toHaveBeenCalledTimes(2);
  expect(value.value).toBe(-0);
});

test('a computed value is read-only', () => {
  const count = signal(2);
  const double = computed(() => count.value * 2);
  try {
    Reflect.set(double, 'value', 100);
  } catch {
    // A setter may also refuse by throwing.
  }
  expect(double.value).toBe(4);
  count.value = 3;
  expect(double.value).toBe(6);
});

test('undefined is kept as a computed value', () => {
  const fn = vi.fn(() => undefined);
  const nothing = computed(fn);
  expect([nothing.value, nothing.value]).toEqual([undefined, undefined]);
  expect(fn).toHaveBeenCalledTimes(1);
});

test('the clean-up of the run in which an effect ends itself runs too, once', () => {
  const count = signal(0);
  const cleanUp = vi.fn();
  const stop = effect(() => {
    if (count.value === 1) stop();
    return cleanUp;
  });
  count.value = 1;
  expect(cleanUp).toHaveBeenCalledTimes(2);
  stop();
  count.value = 2;
  expect(cleanUp).toHaveBeenCalledTimes(2);
});

test('an effect that fails in a later run goes on with the next change', () => {
  const count = signal(0);
  const seen: number[] = [];
  effect(() => {
    seen.push(count.value);
    if (count.value === 1) throw new Error('failed');
  });
  expect(() => {
    count.value = 1;
  }).toThrow('failed');
  count.value = 2;
  expect(seen).toEqual([0, 1, 2]);
});

test('an error of one effect does not hold up the others', () => {
  const count = signal(0);
  const runs = Array.from({ length: 4 }, (_, index) =>
    vi.fn(() => {
      if (count.value === 1 && index % 2 === 1) throw new Error(`failed: ${index}`);
    }),
  );
  for (const run of runs) effect(run);
  expect(() => {
    count.value = 1;
  }).toThrow('failed');
  expect(runs.map((run) => run.mock.calls.length)).toEqual([2, 2, 2, 2]);
  const later = vi.fn();
  effect(later);
  expect(later).toHaveBeenCalledTimes(1);
});

test('a signal that an effect sets in its first run makes other effects wait as well', () => {
  const count = signal(0);
  const log: string[] = [];
  effect(() => log.push(`sees ${count.value}`));
  effect(() => {
    count.value = 1;
    log.push('first run ends');
  });
  expect(log).toEqual(['sees 0', 'first run ends', 'sees 1']);
});

test('1,000 runs of one effect in a row are too many, 1,000 changes one after the other are not', () => {
  const count = signal(0);
  expect(() =>
    effect(() => {
      if (count.value < 1_000) count.value += 1;
    }),
  ).toThrow(Error);
  const other = signal(0);
  const run = vi.fn(() => other.value);
  effect(run);
  for (let change = 1; change <= 1_000; change += 1) other.value = change;
  expect(run).toHaveBeenCalledTimes(1_001);
});
