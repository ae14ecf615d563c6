import { changeStored, jsonIn, readStored, type StoredValue } from '@site/sdk/reader-data';
import * as v from 'valibot';
import { type Attempt, type AttemptMode, attempt } from './attempt.ts';
import type { AttemptStorage } from './attempts.ts';

/** An attempt as a tab has left it. */
const leftAttempt = v.object({
  attempt,
  /** When the attempts that it follows were updated; one of them is stored, or none yet, which is null. */
  follows: v.array(v.nullable(v.number())),
});

export type LeftAttempt = v.InferOutput<typeof leftAttempt>;

/** How many are kept: those of a browser that is closed with its tabs. */
const most = 10;

/** The attempts that tabs have left before the database had them: it answers too late then. */
const left: StoredValue<readonly LeftAttempt[]> = {
  key: 'site:left-attempts',
  label: 'code',
  initial: [],
  parse: (text) => {
    const result = v.safeParse(v.array(leftAttempt), jsonIn(text));
    return result.success ? result.output : undefined;
  },
  format: (all) => (all.length === 0 ? null : JSON.stringify(all)),
  automatic: true,
};

/** Notes an attempt, in the moment in which a tab is left. */
export function noteLeft(one: LeftAttempt): void {
  changeStored(left, (before) => [...without(before, [one]), one].slice(-most));
}

/** Whether a tab has left an attempt at an entry. */
export function hasLeft(entry: string): boolean {
  return readStored(left).some(({ attempt }) => attempt.entry === entry);
}

/**
 * Stores the attempts at an entry that tabs have left. One that another tab has changed since is stored as a copy.
 * @throws DOMException when the browser keeps nothing; they are stored by a later visit then
 */
export async function storeLeft(storage: AttemptStorage, entry: string, mode?: AttemptMode): Promise<void> {
  const own = readStored(left).filter(({ attempt }) => attempt.entry === entry && attempt.mode === mode);
  if (own.length === 0) return;
  const { attempts } = await storage.read(entry, mode);
  for (const { attempt, follows } of own) {
    const stored = attempts.find(({ id }) => id === attempt.id);
    // The storage had it after all.
    if (stored && isSame(stored, attempt)) continue;
    const basedOn = stored?.updatedAt ?? null;
    if (follows.includes(basedOn) && (await storage.save(attempt, basedOn))) continue;
    await storage.save({ ...attempt, id: crypto.randomUUID() }, null);
  }
  changeStored(left, (before) => without(before, own));
}

/** Two tabs may have changed an attempt in the same millisecond. */
function isSame(one: Attempt, other: Attempt): boolean {
  return one.updatedAt === other.updatedAt && JSON.stringify(one.files) === JSON.stringify(other.files);
}

function without(all: readonly LeftAttempt[], some: readonly LeftAttempt[]): LeftAttempt[] {
  const ids = some.map(({ attempt }) => attempt.id);
  return all.filter(({ attempt }) => !ids.includes(attempt.id));
}
