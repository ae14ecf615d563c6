import type { Interview, Rating } from '@site/learning/memory';
import type { Question } from './question.ts';
import type { Wish } from './wish.ts';

/** An interview that is under way. All times are milliseconds, points in time since 1970. */
export interface Session {
  version: 1;
  wish: Wish;
  seed: number;
  questions: Question[];
  /** How the questions before the current one went. */
  answers: { rating: Rating | null; spent: number }[];
  /** How the reader rates the answer to the current question. */
  rating: Rating | null;
  /** Sections whose entries could not be loaded, by their titles. */
  missing: string[];
  startedAt: number;
  /** What the clock had counted when it last stopped. */
  counted: number;
  /** When it last started; null while it is paused. */
  runningSince: number | null;
  /** What it had counted when the current question was asked. */
  askedAt: number;
}

/** Begins an interview with the clock running. */
export function begin(
  wish: Wish,
  seed: number,
  { questions, missing }: Pick<Session, 'questions' | 'missing'>,
  now: number,
): Session {
  return {
    ...{ version: 1, wish, seed, questions, missing, answers: [], rating: null, startedAt: now },
    ...{ counted: 0, runningSince: now, askedAt: 0 },
  };
}

/** How long the clock has run, also after the device's clock was set back. */
export function elapsed({ counted, runningSince }: Session, now: number): number {
  return counted + (runningSince === null ? 0 : Math.max(0, now - runningSince));
}

/** Stops the clock. */
export function pause(session: Session, now: number): Session {
  return { ...session, counted: elapsed(session, now), runningSince: null };
}

/** Starts the clock again. */
export function resume(session: Session, now: number): Session {
  return session.runningSince === null ? { ...session, runningSince: now } : session;
}

/** Rates the answer to the current question; the same rating once more takes it back. */
export function rate(session: Session, rating: Rating): Session {
  return { ...session, rating: session.rating === rating ? null : rating };
}

/** Goes on to the next question. */
export function next(session: Session, now: number): Session {
  const at = elapsed(session, now);
  const answer = { rating: session.rating, spent: at - session.askedAt };
  return { ...session, answers: [...session.answers, answer], rating: null, askedAt: at };
}

/** The question that is asked now. */
export function currentQuestion({ questions, answers }: Session): Question | undefined {
  return questions[answers.length];
}

/** The record of an interview that is over; questions that were never asked are not in it. @param id a UUID */
export function finish(session: Session, id: string, now: number): Interview {
  const { questions, answers } = currentQuestion(session) ? next(session, now) : session;
  return {
    ...{ version: 1, id, ...session.wish, seed: session.seed, startedAt: session.startedAt, updatedAt: now },
    answers: answers.flatMap(({ rating, spent }, index) => {
      const question = questions[index];
      if (!question) return [];
      const { entry, kind, title, topic, address } = question;
      return [{ entry, kind, title, topic, address, rating, seconds: Math.round(spent / 1000) }];
    }),
  };
}
