import { ratings } from '@site/learning/memory';
import { notify } from '@site/sdk/reader-data';
import * as v from 'valibot';
import { roles } from './profiles.ts';
import { pause, type Session } from './session.ts';
import { sessionKey } from './session-key.ts';
import { fewestMinutes, levels, mixes, mostMinutes } from './wish.ts';

/** How long a reader may be away, as in a reload, before the clock counts as paused since then. */
const longestAbsence = 60_000;

const oneOf = <Id extends string>(list: readonly { id: Id }[]) => v.picklist(list.map(({ id }) => id));
const rating = v.nullable(v.picklist(ratings));
/** It is fetched from and linked to, so it must be on this site. */
const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'must be an address of this site'));

const question = v.object({
  ...{ entry: v.string(), kind: v.string(), title: v.string(), level: v.string(), topic: v.string() },
  ...{ address: path, base: v.string(), page: v.string() },
});

const session = v.object({
  version: v.literal(1),
  wish: v.object({
    ...{ role: oneOf(roles), level: oneOf(levels), mix: oneOf(mixes) },
    minutes: v.pipe(v.number(), v.integer(), v.minValue(fewestMinutes), v.maxValue(mostMinutes)),
  }),
  seed: v.number(),
  questions: v.pipe(v.array(question), v.minLength(1)),
  answers: v.array(v.object({ rating, spent: v.number() })),
  rating,
  missing: v.array(v.string()),
  ...{ startedAt: v.number(), counted: v.number(), runningSince: v.nullable(v.number()), askedAt: v.number() },
});

const kept = v.object({ session, leftAt: v.nullable(v.number()) });

/**
 * The interview that this tab has kept; null for none, or for one that cannot be read. Its clock runs on after a reload; after a longer
 * absence it is paused at the time of leaving.
 */
export function readSession(now: number): Session | null {
  const text = readText();
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text);
  if (!result.success) return null;
  const { session, leftAt } = result.output;
  if (session.answers.length >= session.questions.length) return null;
  return leftAt !== null && now - leftAt > longestAbsence ? pause(session, leftAt) : session;
}

/**
 * Keeps an interview for this tab. When the browser does not, the reader is told that a reload ends it.
 * @param leftAt when the reader leaves the page
 */
export function keepSession(session: Session, leftAt: number | null = null): void {
  try {
    sessionStorage.setItem(sessionKey, JSON.stringify({ session, leftAt }));
  } catch (error) {
    console.warn('The browser did not keep the interview:', error);
    notify('Your browser does not keep this interview. It ends if you close or reload this page.');
  }
}

/** Forgets the interview that this tab has kept. */
export function forgetSession(): void {
  try {
    sessionStorage.removeItem(sessionKey);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}
