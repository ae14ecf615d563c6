import type { Attempt } from './attempt.ts';
import type { Interview } from './interview.ts';
import type { Progress } from './progress.ts';
import type { Review } from './review.ts';
import { newSchedule, type Schedule } from './schedule.ts';

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

/**
 * One record out of two of the same entry: the card that was graded last, and the rest as it was changed last, so that a grade on one
 * device and a suspension on another both hold.
 */
export function mergeSchedules(one: Schedule, other: Schedule): Schedule {
  const { card, updatedAt: gradedAt } = latest(gradeOf(one), gradeOf(other));
  const rest = latest(withoutGrade(one), withoutGrade(other));
  return { ...rest, card, gradedAt, addedAt: Math.min(one.addedAt, other.addedAt) };
}

/** One record out of two of the same grade: undone, if it was undone on one of the devices. */
export function mergeReviews(one: Review, other: Review): Review {
  const isUndone = one.isUndone || other.isUndone;
  const [first, second] = [
    { ...one, isUndone },
    { ...other, isUndone },
  ];
  return inOrder(first) >= inOrder(second) ? first : second;
}

function gradeOf({ card, gradedAt }: Schedule) {
  return { card, updatedAt: gradedAt };
}

function withoutGrade(schedule: Schedule): Schedule {
  return { ...schedule, card: newSchedule(schedule.entry, 0).card, gradedAt: 0, addedAt: 0 };
}

/** The record changed last; of two changed at the same time, always the same one. */
export function latest<Kept extends { updatedAt: number }>(one: Kept, other: Kept): Kept {
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
