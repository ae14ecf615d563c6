import { describe, expect, test } from 'vitest';
import { type Clock, RateLimiter } from './solution';

/** Lets everything that is ready run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A clock that the test moves. */
class ManualClock implements Clock {
  #time = 1_000_000;
  #sleepers: { until: number; wake: () => void }[] = [];

  now = () => this.#time;

  sleep = (ms: number) =>
    new Promise<void>((wake) => {
      this.#sleepers.push({ until: this.#time + ms, wake });
    });

  /** Moves the time forward, and wakes the sleepers one after another, each at its time. */
  async advance(ms: number): Promise<void> {
    const end = this.#time + ms;
    await settle();
    for (let next = this.#takeNext(end); next; next = this.#takeNext(end)) {
      this.#time = Math.max(this.#time, next.until);
      next.wake();
      await settle();
    }
    this.#time = end;
  }

  #takeNext(end: number) {
    const next = this.#sleepers.filter(({ until }) => until <= end).sort((a, b) => a.until - b.until)[0];
    this.#sleepers = this.#sleepers.filter((sleeper) => sleeper !== next);
    return next;
  }
}

/** A limiter with a clock, and the times at which tokens were acquired, counted from now. */
function setUp(capacity: number, span: number) {
  const clock = new ManualClock();
  const start = clock.now();
  const limiter = new RateLimiter(capacity, span, clock);
  const times: [string, number][] = [];
  const acquire = (name: string) => limiter.acquire().then(() => times.push([name, clock.now() - start]));
  const countTokens = () => {
    let count = 0;
    while (count < 100 && limiter.tryAcquire()) count += 1;
    return count;
  };
  return { clock, limiter, times, acquire, countTokens };
}

describe('tryAcquire', () => {
  test('allows a burst from the full bucket, and then no more', () => {
    const { limiter } = setUp(3, 300);
    expect([1, 2, 3, 4, 5].map(() => limiter.tryAcquire())).toEqual([true, true, true, false, false]);
  });

  test('gets tokens back one by one, not all at the end of the span', async () => {
    const { limiter, clock, countTokens } = setUp(4, 400);
    countTokens();
    const taken = [];
    for (const ms of [99, 1, 99, 1, 200]) {
      await clock.advance(ms);
      taken.push(limiter.tryAcquire());
    }
    expect(taken).toEqual([false, true, false, true, true]);
    expect(countTokens()).toBe(1);
  });

  test('collects no more tokens than the bucket holds', async () => {
    const { clock, countTokens } = setUp(3, 300);
    expect(countTokens()).toBe(3);
    await clock.advance(10_000);
    expect(countTokens()).toBe(3);
    await clock.advance(250);
    expect(countTokens()).toBe(2);
  });

  test('starts with a full bucket, and not with more', async () => {
    const { clock, countTokens } = setUp(2, 100);
    await clock.advance(5_000);
    expect(countTokens()).toBe(2);
  });

  test('loses no fraction of a token, however often it is called', async () => {
    const { limiter, clock, countTokens } = setUp(2, 200);
    countTokens();
    let taken = 0;
    for (let step = 0; step < 40; step += 1) {
      await clock.advance(25);
      if (limiter.tryAcquire()) taken += 1;
    }
    expect(taken).toBe(10);
  });

  test('starts the next token when it takes one', async () => {
    const { limiter, clock, countTokens } = setUp(1, 100);
    countTokens();
    await clock.advance(100);
    expect(limiter.tryAcquire()).toBe(true);
    await clock.advance(100);
    expect([limiter.tryAcquire(), limiter.tryAcquire()]).toEqual([true, false]);
  });

  test('does not allow two bursts around the end of a span', async () => {
    const { clock, countTokens } = setUp(10, 1_000);
    await clock.advance(990);
    expect(countTokens()).toBe(10);
    await clock.advance(20);
    expect(countTokens()).toBe(0);
  });
});

describe('acquire', () => {
  test('resolves at once while there are tokens', async () => {
    const { times, acquire } = setUp(2, 200);
    acquire('a');
    acquire('b');
    await settle();
    expect(times).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });

  test('waits for tokens in the order of the calls', async () => {
    const { times, acquire, clock } = setUp(2, 200);
    for (const name of ['a', 'b', 'c', 'd', 'e']) acquire(name);
    await clock.advance(1_000);
    expect(times).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 100],
      ['d', 200],
      ['e', 300],
    ]);
  });

  test('waits only for the rest of a token', async () => {
    const { times, acquire, clock, countTokens } = setUp(1, 100);
    countTokens();
    await clock.advance(70);
    acquire('a');
    await clock.advance(200);
    expect(times).toEqual([['a', 100]]);
  });

  test('shares the bucket with tryAcquire, which does not jump the queue', async () => {
    const { times, acquire, limiter, clock } = setUp(2, 200);
    expect(limiter.tryAcquire()).toBe(true);
    acquire('a');
    acquire('b');
    acquire('c');
    expect(limiter.tryAcquire()).toBe(false);
    await clock.advance(100);
    expect(limiter.tryAcquire()).toBe(false);
    await clock.advance(100);
    expect(limiter.tryAcquire()).toBe(false);
    await clock.advance(100);
    expect(times).toEqual([
      ['a', 0],
      ['b', 100],
      ['c', 200],
    ]);
    expect([limiter.tryAcquire(), limiter.tryAcquire()]).toEqual([true, false]);
  });

  test('refills after a queue', async () => {
    const { acquire, clock, countTokens } = setUp(3, 300);
    for (const name of ['a', 'b', 'c', 'd', 'e']) acquire(name);
    await clock.advance(200);
    expect(countTokens()).toBe(0);
    await clock.advance(900);
    expect(countTokens()).toBe(3);
  });

  test('keeps to the rate, whenever the calls come', async () => {
    const { times, acquire, clock } = setUp(2, 100);
    for (let call = 0; call < 12; call += 1) {
      acquire(`${call}`);
      await clock.advance(call % 3 === 0 ? 10 : 25);
    }
    await clock.advance(1_000);
    expect(times.map(([name]) => name)).toEqual(Array.from({ length: 12 }, (_, call) => `${call}`));
    const moments = times.map(([, time]) => time);
    expect(moments.map((time, index) => (moments[index + 2] ?? Infinity) - time >= 50)).not.toContain(false);
    expect(moments.at(-1)).toBe(500);
  });
});

test('is fast while 50,000 callers wait', () => {
  const limiter = new RateLimiter(1, 100, { now: () => 0, sleep: () => new Promise(() => {}) });
  let taken = 0;
  for (let call = 0; call < 50_000; call += 1) {
    limiter.acquire();
    if (limiter.tryAcquire()) taken += 1;
  }
  expect(taken).toBe(0);
});

test('two limiters share no tokens', () => {
  const clock = new ManualClock();
  const [one, other] = [new RateLimiter(1, 100, clock), new RateLimiter(1, 100, clock)];
  expect([one.tryAcquire(), other.tryAcquire(), one.tryAcquire()]).toEqual([true, true, false]);
});

test.each([
  [0, 100],
  [-1, 100],
  [1.5, 100],
  [Number.NaN, 100],
  [Infinity, 100],
  [1, 0],
  [1, -5],
  [1, Number.NaN],
  [1, Infinity],
])('refuses %d tokens in %d ms', (capacity, span) => {
  expect(() => new RateLimiter(capacity, span, new ManualClock())).toThrow(RangeError);
});
