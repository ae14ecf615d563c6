import { describe, it } from 'vitest';
import type { Area } from '../../areas.ts';
import { momentOf } from './moment-of.ts';

/** How often the clock is looked at, in milliseconds. Fake timers replace the global ones. */
const tick = 100;
const { setInterval, clearInterval } = globalThis;

/** How many ticks a check may take: a busy or slow machine has fewer of them in the same time. */
const mostTicks = 30;

/** The runner's own limit, in milliseconds, for what blocks the ticks. */
const lastLimit = 20_000;

/**
 * A check: a test that has an area, from which the reviewer's words follow. What it throws carries the HTML of that moment.
 * @param area what it is about
 * @param name what the component does, as a sentence without its subject: `closes with Escape`
 */
export function check(area: Area, name: string, run: () => void | Promise<void>): void {
  const runInTime = async () => {
    const limit = startLimit();
    try {
      await Promise.race([run(), limit.passed]);
    } catch (error) {
      throw withMoment(error);
    } finally {
      limit.stop();
    }
  };
  describe(area, () => {
    it(name, runInTime, lastLimit);
  });
}

function startLimit() {
  let timer = 0;
  const passed = new Promise<never>((_, reject) => {
    let ticks = 0;
    timer = setInterval(() => {
      ticks += 1;
      if (ticks === mostTicks) reject(tooLong());
    }, tick);
  });
  return { passed, stop: () => clearInterval(timer) };
}

function tooLong(): Error {
  const message = 'It was not over after 3 s. It may wait for something that never appears.';
  return Object.assign(new Error(message), { name: '' });
}

/** What was thrown, with the moment before the component is taken away. */
function withMoment(thrown: unknown): unknown {
  const isBare = thrown instanceof Error && !('moment' in thrown);
  return isBare ? Object.assign(thrown, { moment: momentOf(document.body) }) : thrown;
}
