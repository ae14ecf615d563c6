/** The address that a link leads to if it is one of this site. A link that opens something in place leads nowhere. */
export function internalUrl(target: EventTarget): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.hasAttribute('aria-expanded')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : null;
}
