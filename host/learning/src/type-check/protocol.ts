import * as v from 'valibot';

/** What the page asks the type checker. */
export const typeQuestion = v.object({
  /** Source by file name. Files import one another by `./name`. */
  files: v.record(v.string(), v.string()),
});

const typeProblem = v.object({
  file: v.string(),
  /** 1-based. */
  line: v.number(),
  /** The code it is about, as offsets of characters in its file. */
  from: v.number(),
  to: v.number(),
  /** By which it is found in the documentation, such as 2322 for `TS2322`. */
  code: v.number(),
  message: v.string(),
});

/** What the type checker answers, file by file. */
export const typeProblems = v.array(typeProblem);

/** The worker says it once, when it is there. */
export const readyMessage = 'ready';

export type TypeProblem = v.InferOutput<typeof typeProblem>;
