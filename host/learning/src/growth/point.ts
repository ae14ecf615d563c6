import * as v from 'valibot';

/** What a run with an input of size n took. */
export const point = v.object({
  n: v.number(),
  /** Of one run, the shortest of several; null when many together were too short for the clock. */
  milliseconds: v.nullable(v.number()),
});

export type Point = v.InferOutput<typeof point>;
