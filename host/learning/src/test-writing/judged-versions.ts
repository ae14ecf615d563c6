import * as v from 'valibot';

/** A wrong solution of an exercise. */
const mutant = v.object({
  /** Its mistake in a few words, such as `keeps-the-outer-space`. */
  name: v.string(),
  /** Its mistake in a sentence. */
  mistake: v.string(),
  code: v.string(),
});

/** What the tests that a reader writes are judged by, as a release holds it. */
export const judgedVersions = v.object({
  /** The file that tests import, such as `solution.ts`. */
  file: v.string(),
  /** The tests must pass on it. */
  solution: v.string(),
  /** At least one test must fail on each of them. */
  mutants: v.array(mutant),
});

export type JudgedVersions = v.InferOutput<typeof judgedVersions>;
export type Mutant = v.InferOutput<typeof mutant>;
