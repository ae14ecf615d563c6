const unsavedTexts = Symbol.for('site:unsaved');

declare global {
  interface Window {
    /** What the browser refused to save, by key. On the window, because a page can hold several copies of the sdk. */
    [unsavedTexts]?: Map<string, string | null>;
  }
}

/** The text under a key: what is stored, or what this page could not store; null without either. Never throws. */
export function readText(key: string): string | null {
  const unsaved = window[unsavedTexts]?.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it. Never throws. @returns false when the browser refused */
export function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    window[unsavedTexts]?.delete(key);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a text for this page alone. */
export function holdText(key: string, text: string | null): void {
  window[unsavedTexts] ??= new Map();
  window[unsavedTexts].set(key, text);
}

/**
 * Moves what is stored under a key to the first free key `<key>:unreadable-<n>`. Never throws.
 * @returns the new key; null when the browser refused, and then nothing has changed
 */
export function moveAside(key: string): string | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    let n = 1;
    while (localStorage.getItem(`${key}:unreadable-${n}`) !== null) n += 1;
    localStorage.setItem(`${key}:unreadable-${n}`, text);
    localStorage.removeItem(key);
    return `${key}:unreadable-${n}`;
  } catch {
    return null;
  }
}
