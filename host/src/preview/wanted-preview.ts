/** The parameter of an address that asks for a preview, such as `?with=hooks@0123456789ab`. */
const previewParam = 'with';

const key = 'site:preview';

/**
 * What this tab previews, as the address says, or else as an earlier address in this tab said; null for what is live. It is kept
 * for this tab alone.
 */
export function wantedPreview(): string | null {
  const asked = new URLSearchParams(location.search).get(previewParam);
  try {
    if (asked !== null) sessionStorage.setItem(key, asked);
    return asked ?? sessionStorage.getItem(key);
  } catch {
    return asked; // the browser keeps nothing, so it is for this page
  }
}

/** Ends the preview of this tab, and loads the page as it is live. */
export function leavePreview(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  const url = new URL(location.href);
  url.searchParams.delete(previewParam);
  if (url.href === location.href) location.reload();
  else location.replace(url);
}
