import { escapeHtml } from '../../content/html.ts';
import { sha256 } from '../files.ts';
import type { Store } from '../store.ts';
import type { PageSource } from './page-source.ts';
import { keepPage } from './page-store.ts';
import type { SnapshotRoute } from './snapshot-routes.ts';

/** The page of a redirect loads nothing. */
const policy = `default-src 'none'`;

/**
 * Makes a page for each alias of pages and entries. It leads to its target on any static host; the site's own server answers
 * with a redirect instead.
 */
export async function keepRedirects(
  store: Store,
  sources: PageSource[],
  origin: string | null,
): Promise<SnapshotRoute[]> {
  const routes: SnapshotRoute[] = [];
  for (const { address: redirect, aliases = [], title, section } of sources) {
    if (aliases.length === 0) continue;
    const html = redirectPage(redirect, title, origin);
    const page = await keepPage(store, sha256(html), { render: async () => html });
    for (const address of aliases)
      routes.push({ address, param: null, section: section?.id ?? null, page, policy, redirect });
  }
  return routes;
}

/** A document that leads to an address without a script. */
function redirectPage(address: string, title: string, origin: string | null): string {
  const canonical = origin === null ? address : new URL(address, origin).href;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${address}">
</head>
<body>
<p>This address leads to <a href="${address}">${escapeHtml(title)}</a>.</p>
</body>
</html>
`;
}
