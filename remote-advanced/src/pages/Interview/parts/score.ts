import type { InterviewQuestion } from './interview-question.ts';

/** From weak to strong. */
export const scores = ['Not yet', 'In parts', 'Well'] as const;
export type Score = (typeof scores)[number];

/** How one question went. */
export interface Answered {
  question: InterviewQuestion;
  score: Score;
  seconds: number;
}

/** The answers, weakest first; ties keep the order in which they were asked. */
export function weakestFirst(answers: Answered[]): Answered[] {
  return [...answers].sort((a, b) => scores.indexOf(a.score) - scores.indexOf(b.score));
}
