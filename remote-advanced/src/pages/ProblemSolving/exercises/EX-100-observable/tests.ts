import { describe, expect, test, vi } from 'vitest';
import { Observable, type Subscriber } from './solution';

/** Subscribes and records everything that arrives. */
function record<T>(observable: Observable<T>) {
  const log: unknown[] = [];
  const subscription = observable.subscribe({
    next: (value) => log.push(value),
    error: (reason) => log.push(['error', reason]),
    complete: () => log.push('complete'),
  });
  return { log, subscription };
}

/** An observable that sends the values, and completes. */
const of = <T>(...values: T[]) =>
  new Observable<T>((subscriber) => {
    for (const value of values) subscriber.next(value);
    subscriber.complete();
  });

/** An observable whose values the test sends by hand, its subscribers, and its teardown. */
function manual<T>() {
  const subscribers: Subscriber<T>[] = [];
  const teardown = vi.fn();
  const source = new Observable<T>((subscriber) => {
    subscribers.push(subscriber);
    subscriber.addTeardown(teardown);
  });
  return { source, teardown, subscribers };
}

describe('subscribe', () => {
  test('passes values and the end', () => {
    expect(record(of(1, 2)).log).toEqual([1, 2, 'complete']);
  });

  test('passes an error', () => {
    const broken = new Observable<number>((subscriber) => {
      subscriber.next(1);
      subscriber.error('broken');
    });
    expect(record(broken).log).toEqual([1, ['error', 'broken']]);
  });

  test('does nothing before, and starts the source for each subscription', () => {
    const start = vi.fn((subscriber: Subscriber<number>) => subscriber.next(start.mock.calls.length));
    const observable = new Observable<number>(start);
    expect(start).not.toHaveBeenCalled();
    expect([record(observable).log, record(observable).log]).toEqual([[1], [2]]);
  });

  test('passes values that come later', () => {
    const { source, subscribers } = manual<string>();
    const { log } = record(source);
    subscribers[0]?.next('a');
    expect(log).toEqual(['a']);
    subscribers[0]?.next('b');
    subscribers[0]?.complete();
    expect(log).toEqual(['a', 'b', 'complete']);
  });

  test('accepts an observer in which functions are missing', () => {
    expect(() => {
      of(1).subscribe({});
      new Observable<number>((subscriber) => subscriber.error('dropped')).subscribe({ next: () => {} });
    }).not.toThrow();
  });

  test('turns what the source throws into an error', () => {
    const teardown = vi.fn();
    const broken = new Observable<number>((subscriber) => {
      subscriber.addTeardown(teardown);
      subscriber.next(1);
      throw 'thrown';
    });
    expect(record(broken).log).toEqual([1, ['error', 'thrown']]);
    expect(teardown).toHaveBeenCalledTimes(1);
  });
});

describe('the end', () => {
  test('is the last thing that arrives', () => {
    const { source, subscribers } = manual<string>();
    const { log } = record(source);
    subscribers[0]?.complete();
    subscribers[0]?.next('late');
    subscribers[0]?.error('late');
    subscribers[0]?.complete();
    expect(log).toEqual(['complete']);
  });

  test('may be an error', () => {
    const { source, subscribers } = manual<string>();
    const { log } = record(source);
    subscribers[0]?.error('broken');
    subscribers[0]?.next('late');
    subscribers[0]?.complete();
    expect(log).toEqual([['error', 'broken']]);
  });

  test.each<[string, (subscriber: Subscriber<string>) => void]>([
    ['complete', (subscriber) => subscriber.complete()],
    ['error', (subscriber) => subscriber.error('broken')],
  ])('by %s cleans up once', (_, end) => {
    const { source, subscribers, teardown } = manual<string>();
    const { subscription } = record(source);
    expect(subscribers[0]?.active).toBe(true);
    expect(teardown).not.toHaveBeenCalled();
    for (const subscriber of subscribers) end(subscriber);
    for (const subscriber of subscribers) end(subscriber);
    subscription.unsubscribe();
    expect(teardown).toHaveBeenCalledTimes(1);
    expect(subscribers[0]?.active).toBe(false);
  });

  test('calls a teardown at once that is added later', () => {
    const teardown = vi.fn();
    record(
      new Observable<number>((subscriber) => {
        subscriber.complete();
        subscriber.addTeardown(teardown);
      }),
    );
    expect(teardown).toHaveBeenCalledTimes(1);
  });

  test('calls every teardown', () => {
    const teardowns = [vi.fn(), vi.fn()];
    record(
      new Observable<number>((subscriber) => {
        for (const teardown of teardowns) subscriber.addTeardown(teardown);
        subscriber.complete();
      }),
    );
    expect(teardowns.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

describe('unsubscribe', () => {
  test('stops the values and cleans up once, without an end', () => {
    const { source, subscribers, teardown } = manual<string>();
    const { log, subscription } = record(source);
    subscribers[0]?.next('a');
    subscription.unsubscribe();
    subscription.unsubscribe();
    subscribers[0]?.next('late');
    subscribers[0]?.complete();
    expect(log).toEqual(['a']);
    expect([teardown.mock.calls.length, subscribers[0]?.active]).toEqual([1, false]);
  });

  test('ends its own subscription only', () => {
    const { source, subscribers, teardown } = manual<string>();
    const one = record(source);
    const other = record(source);
    one.subscription.unsubscribe();
    for (const subscriber of subscribers) subscriber.next('a');
    expect([one.log, other.log, teardown.mock.calls.length]).toEqual([[], ['a'], 1]);
  });
});

describe('map and filter', () => {
  test('transform and select values', () => {
    const even = of(1, 2, 3, 4).filter((n) => n % 2 === 0);
    expect(record(even.map((n) => `n${n}`)).log).toEqual(['n2', 'n4', 'complete']);
  });

  test('do not start the source, and do not change it', () => {
    const start = vi.fn();
    const source = new Observable<number>(start);
    source.map((n) => n).filter(() => true);
    expect(start).not.toHaveBeenCalled();
    const numbers = of(1, 2);
    numbers.map((n) => n * 10);
    expect(record(numbers).log).toEqual([1, 2, 'complete']);
  });

  test('pass an error on', () => {
    const { source, subscribers } = manual<number>();
    const { log } = record(source.map((n) => n).filter(() => true));
    subscribers[0]?.error('broken');
    expect(log).toEqual([['error', 'broken']]);
  });

  test.each<[string, (source: Observable<number>, fn: () => never) => Observable<number>]>([
    ['map', (source, fn) => source.map(fn)],
    ['filter', (source, fn) => source.filter(fn)],
  ])('turn what the function of %s throws into an error, and clean up', (_, derive) => {
    const { source, subscribers, teardown } = manual<number>();
    const { log } = record(
      derive(source, () => {
        throw 'thrown';
      }),
    );
    subscribers[0]?.next(1);
    subscribers[0]?.next(2);
    expect([log, teardown.mock.calls.length]).toEqual([[['error', 'thrown']], 1]);
  });

  test('clean up the source when the subscription ends', () => {
    const { source, subscribers, teardown } = manual<number>();
    const { log, subscription } = record(source.map((n) => n).filter(() => true));
    subscription.unsubscribe();
    subscribers[0]?.next(1);
    expect([log, teardown.mock.calls.length, subscribers[0]?.active]).toEqual([[], 1, false]);
  });
});

describe('take', () => {
  test('passes that many values and completes right after the last', () => {
    const { source, subscribers, teardown } = manual<number>();
    const { log } = record(source.take(2));
    subscribers[0]?.next(1);
    expect(teardown).not.toHaveBeenCalled();
    subscribers[0]?.next(2);
    expect([log, teardown.mock.calls.length]).toEqual([[1, 2, 'complete'], 1]);
    subscribers[0]?.next(3);
    expect(log).toEqual([1, 2, 'complete']);
  });

  test('counts for each subscription separately', () => {
    const two = of('a', 'b', 'c').take(2);
    expect([record(two).log, record(two).log]).toEqual([
      ['a', 'b', 'complete'],
      ['a', 'b', 'complete'],
    ]);
  });

  test('completes with a source that has fewer values', () => {
    expect(record(of(1).take(5)).log).toEqual([1, 'complete']);
  });

  test('passes no more when the observer makes the source send the next value', () => {
    const { source, subscribers } = manual<number>();
    const log: unknown[] = [];
    source.take(2).subscribe({
      next: (value) => {
        log.push(value);
        if (value < 5) subscribers[0]?.next(value + 1);
      },
      complete: () => log.push('complete'),
    });
    subscribers[0]?.next(1);
    expect(log).toEqual([1, 2, 'complete']);
  });

  test('of 0 completes without starting the source', () => {
    const start = vi.fn();
    expect(record(new Observable<number>(start).take(0)).log).toEqual(['complete']);
    expect(start).not.toHaveBeenCalled();
  });

  test('ends a source that sends everything while it starts', () => {
    let sent = 0;
    const teardown = vi.fn();
    const numbers = new Observable<number>((subscriber) => {
      subscriber.addTeardown(teardown);
      while (subscriber.active && sent < 100) {
        sent += 1;
        subscriber.next(sent);
      }
    });
    const odd = numbers.filter((n) => n % 2 === 1).map((n) => n * 10);
    expect(record(odd.take(3)).log).toEqual([10, 30, 50, 'complete']);
    expect([sent, teardown.mock.calls.length]).toEqual([5, 1]);
  });
});
