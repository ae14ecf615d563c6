import { BrowserRouter } from '@site/sdk/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { lazyHostRoutes } from './host-routes.ts';
import { inDocument } from './in-document.ts';
import { SectionLoader } from './load-section.ts';
import { isShellElsewhere } from './offline/shell.ts';
import { contentInDocument } from './page-content.ts';
import { addressOf, Pages } from './pages.ts';
import { wantedPreview } from './preview/wanted-preview.ts';
import { readPageData, SiteRegistry } from './registry.ts';
import { titleOf } from './shell/PageChange.tsx';
import { SectionPage } from './shell/SectionPage.tsx';
import { matchPage } from './site-context.ts';
import { watchReleases } from './watch-releases.ts';

/**
 * Starts the site. A prerendered document is hydrated: the shell at once, the page as soon as its section has arrived. In a tab with
 * a preview the document is what is live, and without a connection the one of another page, so everything is rendered here instead.
 * @throws Error when the document has no root, or the list of sections cannot be loaded
 */
export async function startSite(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element #root to show the site in.');
  const data = await readPageData();
  const wanted = wantedPreview();
  const preview = wanted === null ? null : await (await import('./preview/open-preview.tsx')).openPreview(wanted);
  const registry = preview?.registry ?? new SiteRegistry(data.navigation, preview?.section);
  const { navigation } = registry;
  const first = matchPage(navigation, location.pathname);
  // The document of a section's page names its code; the 404 page, which answers for an unknown entry, names none.
  const isShell = isShellElsewhere();
  const isPrerendered = !preview && !isShell && root.firstElementChild !== null && (!first || data.code !== null);
  const { code } = data;
  const prerendered =
    isPrerendered && first && code ? { match: first, content: contentInDocument(root), code } : undefined;
  const pages = new Pages({ registry, sections: new SectionLoader(), prerendered });
  const loading = first && pages.load(first);
  if (isShell) document.title = titleOf(navigation, location.pathname);
  // Until then the document stays, instead of an empty page.
  if (preview || isShell) await loading;

  const app = (
    <BrowserRouter>
      <App
        site={{ navigation, registry, pages, banner: preview?.banner }}
        own={lazyHostRoutes}
        renderPage={(match) => <SectionPage key={addressOf(match)} match={match} />}
      />
    </BrowserRouter>
  );
  // In a transition React works in slices, so that the reader can scroll and click in between.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, inDocument(app)));
  else createRoot(root).render(app);
  if (!preview) watchReleases(registry);
}
