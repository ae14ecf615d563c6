import { holdText, readText, savedText, saveText } from './storage.ts';
import type { StoredValue } from './stored-value.ts';

/** Announces a change within this page; the browser announces it to other tabs by itself. */
const changeEvent = 'site:stored';

/**
 * Calls back when something stored may have changed: here, in another tab, or while the page was in the browser's cache.
 * @returns a function that ends it
 */
export function subscribe(onChange: () => void): () => void {
  const end = new AbortController();
  for (const event of [changeEvent, 'storage', 'pageshow']) addEventListener(event, onChange, { signal: end.signal });
  return () => end.abort();
}

/** Parses a stored string; returns the initial value when there is none or it cannot be read. */
export function parseStored<Value>({ initial, parse }: StoredValue<Value>, text: string | null): Value {
  return (text === null ? undefined : parse(text)) ?? initial;
}

/** The value as it is now; the initial one when none is stored or it cannot be read. Never throws. */
export function readStored<Value>(stored: StoredValue<Value>): Value {
  return parseStored(stored, readText(stored.key));
}

/**
 * Changes a value. The change takes effect at once. When the browser does not save it, the reader is told; saved text that
 * cannot be read is copied to another key first.
 * @param change returns the new value for the current one
 */
export function changeStored<Value>(stored: StoredValue<Value>, change: (before: Value) => Value): void {
  const text = stored.format(change(readStored(stored)));
  if (!isReadable(stored) || !saveText(stored.key, text)) {
    holdText(stored.key, text);
    recoverLater(stored);
  }
  announceStored();
}

/** Has everything on this page read what is stored again. */
export function announceStored(): void {
  dispatchEvent(new Event(changeEvent));
}

/** Copies saved text that cannot be read to another key, so that nothing is lost, and tells the reader once. */
export function rescueUnreadable<Value>(stored: StoredValue<Value>): void {
  if (!isReadable(stored)) recoverLater(stored);
}

function isReadable<Value>({ key, parse }: StoredValue<Value>): boolean {
  const text = savedText(key);
  return text === null || parse(text) !== undefined;
}

function recoverLater<Value>(stored: StoredValue<Value>): void {
  import('./recover.ts').then((recovery) => recovery.recover(stored, saveText), console.error);
}
