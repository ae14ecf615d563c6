import { announceStored } from './store.ts';

/** Every string that the site keeps in the browser's storage, by key; what this page could not save comes before what is saved. */
export function storedTexts(): Record<string, string> {
  const texts: Record<string, string | null> = { ...savedTexts(), ...window.siteUnsaved };
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== null));
}

/**
 * Adds strings to the browser's storage under keys that are free, all of them or none.
 * @returns how many were added
 * @throws DOMException when the browser refuses
 */
export function addStoredTexts(texts: Readonly<Record<string, string>>): number {
  const before = storedTexts();
  const added = Object.keys(texts).filter((key) => !(key in before));
  try {
    for (const key of added) localStorage.setItem(key, texts[key] ?? '');
  } catch (error) {
    for (const key of added) localStorage.removeItem(key);
    throw error;
  }
  if (added.length > 0) announceStored();
  return added.length;
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
