import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstOf, PendingTimers } from './pending-timers.ts';

const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
const timers = new PendingTimers();

beforeAll(() => timers.install());
afterAll(() => void Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval }));

it.each([
  ['undefined', undefined],
  ['null', null],
  ['a string', 'alert(1)'],
  ['an object', {}],
])('refuses a callback that is no function where the timer is started: %s', (given, callback) => {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start: unknown = globalThis[name];
    expect(() => Reflect.apply(start as () => void, undefined, [callback, 10])).toThrow(
      new TypeError(`${name} expects a function that it can call later, but was given ${given}.`),
    );
  }
  expect(timers.isPending).toBe(false);
});

it('hands a callback its values, and is settled afterwards', async () => {
  const received: unknown[] = [];
  globalThis.setTimeout((...values) => received.push(...values), 1, 'a', 'b');
  expect(timers.isPending).toBe(true);
  await timers.settled();
  expect(received).toEqual(['a', 'b']);
});

it('is settled when what the last callback leaves to a later task has run', async () => {
  const later: string[] = [];
  globalThis.setTimeout(() => setTimeout(() => later.push('has run')), 30);
  await timers.settled();
  expect(later).toEqual(['has run']);
});

it('settles what is first settled, also without the methods of promises', async () => {
  const never = new Promise<void>(() => {});
  const rejected = Promise.reject(new Error('no'));
  const { then } = Promise.prototype;
  Reflect.set(Promise.prototype, 'then', () => {});
  let thrown: unknown;
  try {
    await firstOf(never, (async () => {})());
    await firstOf(rejected, never);
  } catch (error) {
    thrown = error;
  } finally {
    Reflect.set(Promise.prototype, 'then', then);
  }
  expect(thrown).toEqual(new Error('no'));
});
