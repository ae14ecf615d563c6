import { notify } from './notice.ts';
import type { StoredValue } from './stored-value.ts';

/**
 * Deals with a value that could not be read or saved, and tells the reader: copies what cannot be read to another key, then
 * saves what this page holds. A module of its own that is loaded only when it is needed, so it imports nothing that every page
 * has.
 * @param save saves a string; returns false when the browser refuses
 */
export function recover<Value>(stored: StoredValue<Value>, save: (key: string, text: string | null) => boolean): void {
  const { key, label, automatic } = stored;
  const safe = keepCopy(stored);
  const held = window.siteUnsaved?.[key];
  if (held === undefined || (safe && save(key, held)) || automatic) return;
  notify(`Your browser did not save your ${label}. It holds until you close or reload this page.`);
}

/**
 * Copies saved text that cannot be read to the first free key `<key>:unreadable-<n>`, unless there is a copy already.
 * @returns false when the browser refuses
 */
function keepCopy<Value>({ key, label, parse }: StoredValue<Value>): boolean {
  try {
    const text = localStorage.getItem(key);
    if (text === null || parse(text) !== undefined) return true;
    for (let n = 1; ; n += 1) {
      const copy = `${key}:unreadable-${n}`;
      const found = localStorage.getItem(copy);
      if (found === text) return true;
      if (found !== null) continue;
      localStorage.setItem(copy, text);
      console.warn(`The stored value "${key}" could not be read. It is kept as "${copy}".`);
      notify(`Your ${label} could not be read and was reset. This browser keeps the old text as "${copy}".`);
      return true;
    }
  } catch (error) {
    console.warn(`The browser does not let the site save "${key}":`, error);
    return false;
  }
}
