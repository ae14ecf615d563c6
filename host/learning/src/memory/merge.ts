import type { Attempt } from './attempt.ts';
import type { Interview } from './interview.ts';
import type { Progress } from './progress.ts';

/**
 * One record out of two of the same entry: the one changed last, with the later time at which the entry was solved. It does not
 * matter in which order, how often or on which device records are merged.
 */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const solvedAt = later(one.solvedAt, other.solvedAt);
  return { ...latest({ ...one, solvedAt: null }, { ...other, solvedAt: null }), solvedAt };
}

/** One record out of two of the same attempt: the one changed last. */
export function mergeAttempts(one: Attempt, other: Attempt): Attempt {
  return latest(one, other);
}

/** One record out of two of the same mock interview: the one changed last. */
export function mergeInterviews(one: Interview, other: Interview): Interview {
  return latest(one, other);
}

/** The record changed last; of two changed at the same time, always the same one. */
function latest<Kept extends { updatedAt: number }>(one: Kept, other: Kept): Kept {
  if (one.updatedAt !== other.updatedAt) return one.updatedAt > other.updatedAt ? one : other;
  return inOrder(one) >= inOrder(other) ? one : other;
}

function later(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}

/** The same text for records with the same fields, in whatever order they are. */
export function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
