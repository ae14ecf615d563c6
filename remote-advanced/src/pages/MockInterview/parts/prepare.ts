import { loadLiveItems } from '@site/learning/live-items';
import { readOwnData, weakSpots } from '@site/learning/memory';
import { chooseSeed } from './choose-seed.ts';
import { draw } from './draw.ts';
import { questionOf } from './question.ts';
import { begin, type Session } from './session.ts';
import type { Wish } from './wish.ts';

/** How many interviews back a question should not come again. */
const recentInterviews = 3;

/**
 * Begins an interview over the entries of all live sections.
 * @param seed that of an interview to repeat; null for a new one
 * @throws Error whose message tells the reader why there is none; the signal's reason when it was aborted
 */
export async function prepare(wish: Wish, seed: number | null, signal: AbortSignal): Promise<Session> {
  const [{ items, missing }, { progress, attempts, interviews }] = await Promise.all([
    loadLiveItems(signal),
    readOwnData(),
  ]);
  const weakness = weakSpots(progress, attempts);
  const recent = [...interviews].sort((a, b) => b.startedAt - a.startedAt).slice(0, recentInterviews);
  const asked = new Set(recent.flatMap(({ answers }) => answers.map(({ entry }) => entry)));
  const drawIds = (one: number) => draw(items, wish, one, weakness).map(({ id }) => id);
  const chosen = seed ?? chooseSeed(drawIds, asked, randomSeed);
  const questions = draw(items, wish, chosen, weakness).map(questionOf);
  if (questions.length === 0) throw new Error(noQuestions(missing));
  return begin(wish, chosen, { questions, missing }, Date.now());
}

function noQuestions(missing: string[]): string {
  return missing.length === 0
    ? 'No question fits. Choose another role, level or mix.'
    : `The questions of ${missing.join(', ')} could not be loaded.`;
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
