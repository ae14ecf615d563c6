import type { Progress } from './progress.ts';

declare global {
  interface Window {
    /** Progress that the browser has not saved, by entry. On the window, because a page can hold several copies of this code. */
    siteHeldProgress?: Record<string, Progress>;
  }
}

/** What the browser has not saved about an entry. */
export function heldProgress(entry: string): Progress | undefined {
  return window.siteHeldProgress?.[entry];
}

/** Everything that the browser has not saved. */
export function allHeldProgress(): Progress[] {
  return Object.values(window.siteHeldProgress ?? {});
}

/** Keeps a record for this page. */
export function holdProgress(record: Progress): void {
  window.siteHeldProgress ??= {};
  window.siteHeldProgress[record.entry] = record;
}

/** Forgets the record of an entry, which is saved now, unless it has changed since. */
export function releaseProgress(saved: Progress): void {
  const held = heldProgress(saved.entry);
  if (held && held.updatedAt <= saved.updatedAt) delete window.siteHeldProgress?.[saved.entry];
}
