import * as v from 'valibot';
import { time } from './time.ts';

/** How the tests of an attempt went the last time they ran to the end. */
const verdict = v.object({ passed: v.number(), total: v.number(), at: time });

/** A reader's attempt at an entry: the code and the result. Fields that a later version adds are kept. */
export const attempt = v.looseObject({
  version: v.literal(1),
  /** A UUID. */
  id: v.string(),
  /** The id of the entry, such as `EX-054`. */
  entry: v.string(),
  /** What the reader writes: its tests, or the solution where nothing is said. */
  mode: v.optional(v.literal('tests')),
  /** Source by file name, such as `solution.ts`. */
  files: v.record(v.string(), v.string()),
  verdict: v.nullable(verdict),
  startedAt: time,
  updatedAt: time,
});

export type Attempt = v.InferOutput<typeof attempt>;

/** What the reader writes in an attempt; undefined is the solution. */
export type AttemptMode = Attempt['mode'];

/** A stored record; undefined when it cannot be read. */
export function parseAttempt(stored: unknown): Attempt | undefined {
  const result = v.safeParse(attempt, stored);
  return result.success ? result.output : undefined;
}
