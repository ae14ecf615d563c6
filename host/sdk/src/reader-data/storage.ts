declare global {
  interface Window {
    /** What the browser has not saved, by key. On the window, because a page can hold several copies of the sdk. */
    siteUnsaved?: Record<string, string | null>;
  }
}

/** The text under a key: the one that this page holds, else the saved one; null without either. Never throws. */
export function readText(key: string): string | null {
  const held = window.siteUnsaved?.[key];
  return held === undefined ? savedText(key) : held;
}

/** The text in the browser's storage; null when there is none, or none can be read. Never throws. */
export function savedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a string for this page. */
export function holdText(key: string, text: string | null): void {
  window.siteUnsaved ??= {};
  window.siteUnsaved[key] = text;
}

/** Saves a string, or removes it. Never throws. @returns false when the browser refused */
export function saveText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    delete window.siteUnsaved?.[key];
    return true;
  } catch {
    return false;
  }
}
