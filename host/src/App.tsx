import { useRoutes } from '@site/sdk/router';
import { useState } from 'react';
import type { HostRouteComponents } from './host-routes.ts';
import type { RouteMatch } from './pages.ts';
import { createRoutes } from './router.tsx';
import { UnlistedPage } from './shell/UnlistedPage.tsx';
import { type Site, SiteContext } from './site-context.ts';

interface AppProps {
  site: Site;
  /** The host's own pages. */
  own: HostRouteComponents;
  /** Renders the page of a section. */
  renderPage: (match: RouteMatch) => React.ReactNode;
  /** What is shown at an address that the document does not list; without it, the page that the live navigation has there. */
  unlisted?: React.ReactNode;
}

/** The whole site; it must be inside a router, the browser's or a static one. */
export function App({ site, own, renderPage, unlisted = <UnlistedPage renderPage={renderPage} /> }: AppProps) {
  const [routes] = useState(() => createRoutes(site.navigation, { own, renderPage, unlisted }));
  return <SiteContext value={site}>{useRoutes(routes)}</SiteContext>;
}
