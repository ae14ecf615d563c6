import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkFirst, networkTimeLimit } from './network-first.ts';

const live = new Response('live');
const kept = new Response('kept');
const answersAfter = (time: number) => new Promise<Response>((resolve) => setTimeout(resolve, time, live));
const nothing = async () => undefined;
const keptOne = async () => kept;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is answered, once all time has passed. */
async function answerOf(answer: Promise<Response>): Promise<Response | Error> {
  const result = answer.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return result;
}

it('answers with what is live if that comes in time, and does not look at what is kept', async () => {
  const fallback = vi.fn(keptOne);
  const answer = networkFirst(answersAfter(networkTimeLimit - 1), { late: fallback, failed: fallback });
  expect(await answerOf(answer)).toBe(live);
  expect(fallback).not.toHaveBeenCalled();
});

it('answers with what is kept when the network is late, and waits when nothing is', async () => {
  const late = answersAfter(networkTimeLimit + 1);
  expect(await answerOf(networkFirst(late, { late: keptOne, failed: nothing }))).toBe(kept);
  expect(await answerOf(networkFirst(answersAfter(60_000), { late: nothing, failed: nothing }))).toBe(live);
});

it('answers with what is kept when the network fails, at once or late, and otherwise fails as it did', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const lostLater = () => answersAfter(60_000).then(lost);
  expect(await answerOf(networkFirst(lost(), { late: nothing, failed: keptOne }))).toBe(kept);
  expect(await answerOf(networkFirst(lostLater(), { late: nothing, failed: keptOne }))).toBe(kept);
  expect(await answerOf(networkFirst(lost(), { late: keptOne, failed: nothing }))).toMatchObject({
    message: 'Failed to fetch',
  });
});

it('passes errors of the server on: they are what is live', async () => {
  const broken = new Response('', { status: 500 });
  expect(await answerOf(networkFirst(Promise.resolve(broken), { late: keptOne, failed: keptOne }))).toBe(broken);
});
