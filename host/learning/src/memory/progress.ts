import * as v from 'valibot';

export const knowledge = v.picklist(['known', 'unsure', 'not known']);

/** How well readers say that they know an entry. */
export type Knowledge = v.InferOutput<typeof knowledge>;

/** What a reader has noted about an entry. Fields that a later version adds are kept. */
export const progress = v.looseObject({
  version: v.literal(1),
  /** The id of the entry, such as `JS-065`. */
  entry: v.string(),
  /** Null until the reader says. */
  knowledge: v.nullable(knowledge),
  isBookmarked: v.boolean(),
  /** Markdown; empty for none. */
  note: v.string(),
  /** When the reader last solved it: tests passed, or predicted right; null for never. */
  solvedAt: v.nullable(v.number()),
  /** Milliseconds since 1970, as `Date.now()` gives them. */
  updatedAt: v.number(),
});

export type Progress = v.InferOutput<typeof progress>;
