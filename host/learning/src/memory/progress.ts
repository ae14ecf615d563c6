import * as v from 'valibot';
import { time, timeOfChange } from './time.ts';

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
  solvedAt: v.nullable(time),
  updatedAt: time,
});

export type Progress = v.InferOutput<typeof progress>;

/** What a reader can change about an entry. */
export type ProgressChange = Partial<Pick<Progress, 'knowledge' | 'isBookmarked' | 'note' | 'solvedAt'>>;

/** The progress of a reader who has noted nothing about an entry. */
export function noProgress(entry: string): Progress {
  return { version: 1, entry, knowledge: null, isBookmarked: false, note: '', solvedAt: null, updatedAt: 0 };
}

/** A record with a change. It is later than the record before it, even after the clock was set back. */
export function changed(before: Progress, change: ProgressChange, now: number): Progress {
  return { ...before, ...change, updatedAt: timeOfChange(now, before.updatedAt) };
}

/** How well the reader knows an entry: what the reader said, else known once it was solved; null for neither. */
export function knowledgeOf({ knowledge, solvedAt }: Progress): Knowledge | null {
  return knowledge ?? (solvedAt === null ? null : 'known');
}

/** A stored record; undefined when it cannot be read. */
export function parseProgress(stored: unknown): Progress | undefined {
  const result = v.safeParse(progress, stored);
  return result.success ? result.output : undefined;
}
