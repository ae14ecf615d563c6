import { type Card, type Grade as FsrsGrade, fsrs, Rating } from 'ts-fsrs';
import type { Grade } from '../memory/review.ts';
import { cardStates, type MemoryCard } from '../memory/schedule.ts';
import { dayOf, startOfDay } from './day.ts';

/**
 * FSRS with its published weights. What was not recalled is asked again after ten minutes; intervals are never longer than a year and
 * not varied at random, so that a button does what it says.
 */
const scheduler = fsrs({ learning_steps: ['10m'], relearning_steps: ['10m'], enable_fuzz: false });

/** In days. */
const longestInterval = 365;

const ratings: Record<Grade, FsrsGrade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/**
 * A card after a grade. FSRS counts days in UTC; here they are those of the reader, who is asked at any hour of the day that is due.
 * @param at milliseconds since 1970
 */
export function cardAfter(card: MemoryCard, grade: Grade, at: number): MemoryCard {
  const now = new Date(at);
  const next = scheduler.next(toFsrs(card, at), now, ratings[grade]).card;
  const scheduledDays = Math.min(next.scheduled_days, longestInterval);
  const due = scheduledDays > 0 ? startOfDay(dayOf(at) + scheduledDays) : next.due.getTime();
  return {
    state: cardStates[next.state] ?? 'review',
    due,
    stability: next.stability,
    difficulty: next.difficulty,
    scheduledDays,
    learningStep: next.learning_steps,
    reps: next.reps,
    lapses: next.lapses,
    lastReview: at,
  };
}

/** The card in the library's own shape, its last review as many whole days ago as the reader has lived through. */
function toFsrs({ lastReview, ...card }: MemoryCard, at: number): Card {
  const passed = lastReview === null ? 0 : Math.max(0, dayOf(at) - dayOf(lastReview));
  return {
    due: new Date(card.due),
    stability: card.stability,
    difficulty: card.difficulty,
    elapsed_days: 0,
    scheduled_days: card.scheduledDays,
    learning_steps: card.learningStep,
    reps: card.reps,
    lapses: card.lapses,
    state: cardStates.indexOf(card.state),
    ...(lastReview !== null && { last_review: new Date(at - passed * 86_400_000) }),
  };
}
