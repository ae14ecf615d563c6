import { notify } from './notice.ts';
import { holdText, moveAside, readText, writeText } from './storage.ts';
import { decode, encode, type StoredValue } from './stored-value.ts';

/** Announces a change within this page; the browser announces it to other tabs by itself. */
const changeEvent = 'site:stored';

/**
 * Calls back when something stored may have changed: here, in another tab, or while the page was in the browser's cache.
 * @returns ends it
 */
export function subscribe(onChange: () => void): () => void {
  const events = [changeEvent, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** The value as it is now, by default the initial one. Never throws. */
export function readStored<Value>(stored: StoredValue<Value>): Value {
  return decode(stored, readText(stored.key)).value;
}

/**
 * Saves a value. What is stored and cannot be read is kept under another key first. When the browser does not save it, the
 * value holds for this page, and the reader is told.
 * @param change gives the new value for the one there is
 */
export function changeStored<Value>(stored: StoredValue<Value>, change: (before: Value) => Value): void {
  const { key, label, automatic } = stored;
  const { value, problem } = decode(stored, readText(key));
  const text = encode(stored, change(value));
  const saved = (!problem || setAside(stored)) && writeText(key, text);
  if (!saved) holdText(key, text);
  dispatchEvent(new Event(changeEvent));
  if (!saved && !automatic)
    notify(`Your browser did not save your ${label}. It holds until you close or reload this page.`);
}

/** Keeps a damaged value under another key, so that nothing is lost, and tells the reader. */
export function rescueDamaged<Value>(stored: StoredValue<Value>): void {
  if (decode(stored, readText(stored.key)).problem === 'damaged') setAside(stored);
}

/** @returns whether the stored text is safe under another key */
function setAside<Value>({ key, label }: StoredValue<Value>): boolean {
  const copy = moveAside(key);
  console.warn(
    `The stored value "${key}" cannot be read; ${copy ? `it is kept as "${copy}"` : 'it is left as it is'}.`,
  );
  if (copy) notify(`Your ${label} could not be read and was reset. This browser keeps the old text as "${copy}".`);
  return copy !== null;
}
