import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyMan } from './solution';

let said: string[];
const say = (sentence: string) => {
  said.push(sentence);
};
/** Lets time pass, and with it all tasks that are due. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('lazyMan', () => {
  test('greets after the current code, not during it', async () => {
    lazyMan('Ada', say);
    expect(said).toEqual([]);
    await pass(0);
    expect(said).toEqual(['Hello, I am Ada.']);
  });

  test('eats in the order of the calls, without time passing', async () => {
    lazyMan('Ada', say).eat('soup').eat('bread');
    expect(said).toEqual([]);
    await pass(0);
    expect(said).toEqual(['Hello, I am Ada.', 'Eating soup.', 'Eating bread.']);
  });

  test('sleeps in its turn and delays what follows', async () => {
    lazyMan('Ada', say).eat('soup').sleep(3).eat('bread');
    await pass(2.999);
    expect(said).toEqual(['Hello, I am Ada.', 'Eating soup.']);
    await pass(0.001);
    expect(said.slice(2)).toEqual(['Slept 3 s.', 'Eating bread.']);
  });

  test('adds up several sleeps', async () => {
    lazyMan('Ada', say).sleep(1).sleep(2).eat('bread');
    await pass(1);
    expect(said).toEqual(['Hello, I am Ada.', 'Slept 1 s.']);
    await pass(1.9);
    expect(said).toHaveLength(2);
    await pass(0.1);
    expect(said.slice(2)).toEqual(['Slept 2 s.', 'Eating bread.']);
  });

  test('sleeps first, before the greeting', async () => {
    lazyMan('Ada', say).eat('soup').sleepFirst(5);
    await pass(4.9);
    expect(said).toEqual([]);
    await pass(0.1);
    expect(said).toEqual(['Slept 5 s.', 'Hello, I am Ada.', 'Eating soup.']);
  });

  test('keeps several first sleeps in the order of the calls', async () => {
    lazyMan('Ada', say).sleepFirst(2).sleep(4).sleepFirst(1);
    await pass(2);
    expect(said).toEqual(['Slept 2 s.']);
    await pass(1);
    expect(said).toEqual(['Slept 2 s.', 'Slept 1 s.', 'Hello, I am Ada.']);
    await pass(4);
    expect(said.at(-1)).toBe('Slept 4 s.');
  });

  test('returns the same chain from every method', () => {
    const chain = lazyMan('Ada', say);
    expect([chain.eat('a'), chain.sleep(1), chain.sleepFirst(1)].every((one) => one === chain)).toBe(true);
  });

  test('lets several chains run side by side', async () => {
    lazyMan('Ada', say).sleep(2).eat('soup');
    lazyMan('Grace', say).sleep(1).eat('bread');
    await pass(0);
    expect(said).toEqual(['Hello, I am Ada.', 'Hello, I am Grace.']);
    await pass(2);
    expect(said.slice(2)).toEqual(['Slept 1 s.', 'Eating bread.', 'Slept 2 s.', 'Eating soup.']);
  });

  test('does not let the first sleep of one chain delay another', async () => {
    lazyMan('Ada', say).sleepFirst(2);
    lazyMan('Grace', say);
    await pass(0);
    expect(said).toEqual(['Hello, I am Grace.']);
  });

  test('accepts tasks while it waits, urgent ones before the others', async () => {
    const chain = lazyMan('Ada', say).sleep(2).eat('soup');
    await pass(1);
    chain.eat('bread').sleepFirst(3);
    await pass(1);
    expect(said).toEqual(['Hello, I am Ada.', 'Slept 2 s.']);
    await pass(3);
    expect(said.slice(2)).toEqual(['Slept 3 s.', 'Eating soup.', 'Eating bread.']);
  });

  test('begins again when it has ended', async () => {
    const chain = lazyMan('Ada', say);
    await pass(1);
    chain.eat('soup').sleepFirst(1);
    expect(said).toEqual(['Hello, I am Ada.']);
    await pass(1);
    expect(said).toEqual(['Hello, I am Ada.', 'Slept 1 s.', 'Eating soup.']);
  });

  test('logs to the console by default', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    lazyMan('Ada').eat('soup');
    await pass(0);
    expect(log.mock.calls.map(([sentence]) => sentence)).toEqual(['Hello, I am Ada.', 'Eating soup.']);
  });
});

test('waits for a second urgent sleep that was added during the first', async () => {
  const chain = lazyMan('Ada', say).eat('soup').sleepFirst(1);
  await pass(0.5);
  chain.sleepFirst(2);
  await pass(0.5);
  expect(said).toEqual(['Slept 1 s.']);
  await pass(2);
  expect(said.slice(1)).toEqual(['Slept 2 s.', 'Hello, I am Ada.', 'Eating soup.']);
});

test('sleeps fractions of a second', async () => {
  lazyMan('Ada', say).sleep(0.25);
  await pass(0.24);
  expect(said).toHaveLength(1);
  await pass(0.01);
  expect(said[1]).toBe('Slept 0.25 s.');
});

test('runs a task that is added during the last sleep once', async () => {
  const chain = lazyMan('Ada', say).sleep(1);
  await pass(0.5);
  chain.eat('soup');
  await pass(5);
  expect(said).toEqual(['Hello, I am Ada.', 'Slept 1 s.', 'Eating soup.']);
});

test('greets once, even when it begins again', async () => {
  const chain = lazyMan('Ada', say);
  await pass(1);
  chain.eat('soup');
  await pass(1);
  chain.eat('bread');
  await pass(1);
  expect(said).toEqual(['Hello, I am Ada.', 'Eating soup.', 'Eating bread.']);
});

test('a sleep of 0 seconds is announced as well', async () => {
  lazyMan('Ada', say).sleep(0).sleepFirst(0);
  await pass(0.01);
  expect(said).toEqual(['Slept 0 s.', 'Hello, I am Ada.', 'Slept 0 s.']);
});

test('a chain takes no tasks of another one, urgent or not', async () => {
  const ada = lazyMan('Ada', say).sleep(2);
  await pass(1);
  ada.eat('soup').sleepFirst(5);
  lazyMan('Grace', say).eat('bread');
  await pass(0);
  expect(said).toEqual(['Hello, I am Ada.', 'Hello, I am Grace.', 'Eating bread.']);
  await pass(6);
  expect(said.slice(3)).toEqual(['Slept 2 s.', 'Slept 5 s.', 'Eating soup.']);
});
