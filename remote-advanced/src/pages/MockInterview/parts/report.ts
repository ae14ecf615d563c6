import { countOf, formatList } from '@site/learning/format';
import type { Interview, InterviewAnswer, Rating } from '@site/learning/memory';
import { topicWords } from '@site/learning/topic-name';
import { roles } from './profiles.ts';

/** How the questions of one topic went. */
export interface TopicResult {
  topic: string;
  asked: number;
  well: number;
  partly: number;
  not: number;
  /** Those without a rating. */
  unrated: number;
  seconds: number;
}

/** The topics of an interview, the one with the smallest part of good answers first. */
export function byTopic(answers: readonly InterviewAnswer[]): TopicResult[] {
  return [...new Set(answers.map(({ topic }) => topic))]
    .map((topic) => ({ topic, of: answers.filter((one) => one.topic === topic) }))
    .map(({ topic, of }) => ({ topic, asked: of.length, ...amountsIn(of), seconds: secondsOf(of) }))
    .sort((a, b) => points(a) - points(b));
}

/** How many answers there are of each rating, in words; those of which there is none are left out. */
export function amountsOf({ well, partly, not, unrated }: Omit<TopicResult, 'topic' | 'asked' | 'seconds'>): string {
  const parts = [
    { amount: well, word: 'well' },
    { amount: partly, word: 'partly' },
    { amount: not, word: 'not' },
    { amount: unrated, word: 'without a rating' },
  ];
  return formatList(parts.filter(({ amount }) => amount > 0).map(({ amount, word }) => `${amount} ${word}`));
}

/** What to review: what was not answered, then what the reader did not rate, then what was answered in part. */
export function toReview(answers: readonly InterviewAnswer[]): InterviewAnswer[] {
  const order: (Rating | null)[] = ['not', null, 'partly'];
  return order.flatMap((rating) => answers.filter((one) => one.rating === rating));
}

/** The part of the questions that was answered well, in percent; null when none was rated. */
export function percentWell(answers: readonly InterviewAnswer[]): number | null {
  const rated = answers.filter(({ rating }) => rating !== null);
  return rated.length === 0 ? null : Math.round((amountsIn(rated).well / rated.length) * 100);
}

/** The seconds that questions took together. */
export function secondsOf(answers: readonly { seconds: number }[]): number {
  return answers.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The name of a role; a role of another version of the site as it is written. */
export function roleLabel(role: string): string {
  return roles.find(({ id }) => id === role)?.label ?? role;
}

/**
 * An interview in plain words: what was answered, how long it took, what was strong, and how it compares.
 * @param before the interview for the same role before it, if there is one
 */
export function summaryOf({ answers, minutes }: Interview, before: Interview | undefined): string[] {
  const sentences = [askedWords(answers), timeWords(answers, minutes)];
  const topics = byTopic(answers);
  const strong = topics.filter(({ asked, well }) => asked === well).map(({ topic }) => topicWords(topic));
  if (strong.length > 0 && strong.length < topics.length)
    sentences.push(`You were sure about ${formatList(strong.slice(0, 3))}.`);
  const [now, then] = [percentWell(answers), before && percentWell(before.answers)];
  if (now !== null && then != null)
    sentences.push(`In your interview for this role before, you answered ${then}% well; now it was ${now}%.`);
  return sentences;
}

function askedWords(answers: readonly InterviewAnswer[]): string {
  const questions = countOf(answers.length, 'question');
  return `You were asked ${questions} and answered ${amountsOf(amountsIn(answers))}.`;
}

function timeWords(answers: readonly InterviewAnswer[], minutes: number): string {
  const spent = Math.max(1, Math.round(secondsOf(answers) / 60));
  const each = Math.round(secondsOf(answers) / Math.max(1, answers.length));
  return `It took ${spent} of ${minutes} minutes, ${each} seconds for each question.`;
}

function amountsIn(answers: readonly InterviewAnswer[]) {
  const count = (rating: Rating | null) => answers.filter((one) => one.rating === rating).length;
  return { well: count('well'), partly: count('partly'), not: count('not'), unrated: count(null) };
}

/** From 0, nothing answered, to 1. */
function points({ asked, well, partly }: TopicResult): number {
  return (well + partly / 2) / asked;
}
