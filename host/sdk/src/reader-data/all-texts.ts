import { announceStored } from './store.ts';

/** Every string that the site keeps in the browser's storage, by key; what this page could not save comes before what is saved. */
export function storedTexts(): Record<string, string> {
  const texts: Record<string, string | null> = { ...savedTexts(), ...window.siteUnsaved };
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Joins a string that is here with another one of the same key. */
export type JoinTexts = (here: string, other: string) => string;

/**
 * Adds strings to the browser's storage, all of them or none. What is here already stays, unless there is a way to join both.
 * @param joins how to join strings, by key
 * @returns how many were added or changed
 * @throws DOMException when the browser refuses
 */
export function addStoredTexts(
  texts: Readonly<Record<string, string>>,
  joins: Readonly<Record<string, JoinTexts>> = {},
): number {
  const before = storedTexts();
  const changed = Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    const here = before[key];
    const next = here === undefined ? text : (joins[key]?.(here, text) ?? here);
    return next === here ? [] : [[key, next]];
  });
  try {
    for (const [key, text] of changed) localStorage.setItem(key, text);
  } catch (error) {
    for (const [key] of changed) putBack(key, before[key]);
    throw error;
  }
  if (changed.length > 0) announceStored();
  return changed.length;
}

/** Gives some keys the strings that they had before, as {@link storedTexts} returned them. */
export function restoreStoredTexts(keys: readonly string[], before: Readonly<Record<string, string>>): void {
  const now = storedTexts();
  for (const key of keys) if (now[key] !== before[key]) putBack(key, before[key]);
  announceStored();
}

function putBack(key: string, text: string | undefined): void {
  localStorage.removeItem(key);
  if (text !== undefined) localStorage.setItem(key, text);
}

/** Removes every string that the site keeps in the browser's storage. @throws DOMException when the browser refuses */
export function clearStoredTexts(): void {
  if (Object.keys(savedTexts()).length > 0) localStorage.clear();
  delete window.siteUnsaved;
  announceStored();
}

function savedTexts(): Record<string, string> {
  try {
    return { ...localStorage };
  } catch {
    return {};
  }
}
