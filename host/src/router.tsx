import { entryIn, entryRoot, type NavigationSection } from '@site/sdk/contract';
import { useLocation } from '@site/sdk/router';
import { createElement, type ReactNode, useMemo } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { HostRouteComponents } from './host-routes.ts';
import type { RouteMatch } from './pages.ts';
import { HostRouteArea } from './shell/HostRouteArea.tsx';
import { Shell } from './shell/Shell.tsx';

interface RouteOptions {
  /** The host's own pages by address. */
  own: HostRouteComponents;
  /** Renders the page of a route match; it loads its code when the route is entered. */
  renderPage: (match: RouteMatch) => ReactNode;
  /** What is at every other address. */
  unlisted: ReactNode;
}

/**
 * The routes of the site: the host's own pages, every page that the navigation lists (matched without regard to letter case), and
 * one for all other addresses.
 */
export function createRoutes(
  navigation: NavigationSection[],
  { own, renderPage, unlisted }: RouteOptions,
): RouteObject[] {
  const matches = navigation.flatMap((section) => section.pages.map((page) => ({ section, page })));
  const pages = [
    ...Object.entries(own).map(([path, Page]) => ({
      path,
      element: <HostRouteArea key={path}>{createElement(Page)}</HostRouteArea>,
    })),
    ...matches.flatMap((match) => {
      const element = <PageRoute key={match.page.address} match={match} renderPage={renderPage} />;
      return pathsOf(match).map((path) => ({ path, element }));
    }),
    { path: '*', element: unlisted },
  ];
  return [{ path: '/', Component: Shell, children: pages }];
}

/** The paths of a page: its own, with a parameter where it has one, and those of its entries. */
function pathsOf({ page }: RouteMatch): string[] {
  const { address, param, hasEntries } = page;
  const own = param ? `${address}/:${param}?` : address;
  return hasEntries ? [own, `${entryRoot(page)}/:entry`] : [own];
}

interface PageRouteProps {
  match: RouteMatch;
  renderPage: (match: RouteMatch) => ReactNode;
}

/** A page, or the entry below it that the address names. */
function PageRoute({ match, renderPage }: PageRouteProps) {
  const { pathname } = useLocation();
  const entry = entryIn(match.page, pathname);
  const shown = useMemo(() => ({ ...match, entry }), [match, entry]);
  return renderPage(shown);
}
