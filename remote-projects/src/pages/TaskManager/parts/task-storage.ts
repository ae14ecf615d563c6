import { isTask, type Task } from './task.ts';

export const storageKey = 'tasks';

/** Returns the storage to use. A function, because accessing the browser's storage may throw. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

const browserStorage: OpenStorage = () => localStorage;

/** The contents of the browser's storage. `text` is stored text that could not be read, or only in part. */
export type StoredTasks =
  | { status: 'read'; tasks: Task[] }
  | { status: 'partly-read'; tasks: Task[]; bad: number; text: string }
  | { status: 'unreadable'; reason: 'not JSON' | 'not a list of tasks'; text: string }
  | { status: 'blocked' };

export type Refused = { status: 'full' } | { status: 'blocked' };
export type Saved = { status: 'saved' } | Refused;
export type Copied = { status: 'copied'; key: string } | Refused;

/** Reads the stored tasks; returns an empty list if nothing is stored. Never throws, and changes nothing. */
export function readTasks(open = browserStorage): StoredTasks {
  try {
    const text = open().getItem(storageKey);
    return text === null ? { status: 'read', tasks: [] } : parseTasks(text);
  } catch {
    return { status: 'blocked' };
  }
}

/** Replaces what is stored. Never throws. */
export function saveTasks(tasks: readonly Task[], open = browserStorage): Saved {
  try {
    open().setItem(storageKey, JSON.stringify(tasks));
    return { status: 'saved' };
  } catch (error) {
    return refusal(error);
  }
}

/** Stores a string under the first free key `tasks:unreadable-<n>`, or finds the existing copy. Never throws. */
export function keepCopy(text: string, open = browserStorage): Copied {
  try {
    const storage = open();
    for (let n = 1; ; n += 1) {
      const key = `${storageKey}:unreadable-${n}`;
      const found = storage.getItem(key);
      if (found !== null && found !== text) continue;
      storage.setItem(key, text);
      return { status: 'copied', key };
    }
  } catch (error) {
    return refusal(error);
  }
}

function parseTasks(text: string): StoredTasks {
  const data = parseJson(text);
  if (data === undefined) return { status: 'unreadable', reason: 'not JSON', text };
  if (!Array.isArray(data)) return { status: 'unreadable', reason: 'not a list of tasks', text };
  const ids = new Set<number>();
  const tasks = data.filter((row): row is Task => isTask(row) && !ids.has(row.id) && Boolean(ids.add(row.id)));
  if (tasks.length === data.length) return { status: 'read', tasks };
  if (tasks.length === 0) return { status: 'unreadable', reason: 'not a list of tasks', text };
  return { status: 'partly-read', tasks, bad: data.length - tasks.length, text };
}

/** @returns undefined, which is not a JSON value, if the string is not valid JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(error: unknown): Refused {
  const full = error instanceof Error && /quota/i.test(error.name);
  return { status: full ? 'full' : 'blocked' };
}
