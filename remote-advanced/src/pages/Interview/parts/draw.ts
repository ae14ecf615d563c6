import type { InterviewQuestion } from './interview-question.ts';

/** The questions the reader wants; an empty level or topic matches all. */
export interface Wish {
  level: string;
  topic: string;
  count: number;
}

/** The questions that match. */
export function fitting(questions: InterviewQuestion[], { level, topic }: Wish): InterviewQuestion[] {
  return questions.filter(
    (one) => (level === '' || one.level === level) && (topic === '' || one.topics.includes(topic)),
  );
}

/**
 * Picks questions at random, without repeating any.
 * @param random returns numbers from 0 up to, but not including, 1
 */
export function draw(questions: InterviewQuestion[], wish: Wish, random = Math.random): InterviewQuestion[] {
  const rest = fitting(questions, wish);
  const drawn: InterviewQuestion[] = [];
  while (drawn.length < wish.count && rest.length > 0) {
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return drawn;
}
