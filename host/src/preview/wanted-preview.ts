/** What an address may ask a tab to show in place of what is live: `?with=hooks@0123456789ab`, or `?bisect=12..40`. */
const asking = ['with', 'bisect'];

/** These, and the answers of a reader who bisects. */
const own = [...asking, 'works', 'fails'];

const key = 'site:preview-query';

/**
 * What this tab shows in place of what is live, as the address says, or else as an earlier address in this tab said; null for what is
 * live. It is kept for this tab alone.
 */
export function wantedPreview(): URLSearchParams | null {
  const query = [...new URLSearchParams(location.search)].filter(([name]) => own.includes(name));
  const isAsked = query.some(([name]) => asking.includes(name));
  let wanted = isAsked ? String(new URLSearchParams(query)) : null;
  try {
    if (wanted !== null) sessionStorage.setItem(key, wanted);
    wanted ??= sessionStorage.getItem(key);
  } catch {
    // The browser keeps nothing, so it is for this page.
  }
  return wanted === null ? null : new URLSearchParams(wanted);
}

/** Loads the page again with something else in place of what is live. @param query as in an address */
export function showPreview(query: Record<string, string>): void {
  const url = new URL(location.href);
  for (const name of own) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (url.href === location.href) location.reload();
  else location.replace(url);
}

/** Ends the preview of this tab, and loads the page as it is live. */
export function leavePreview(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  showPreview({});
}
