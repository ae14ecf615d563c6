import type { OutlineSection } from '@site/sdk/contract';
import { createElement, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { OwnComponents } from './own-pages.ts';
import type { PagePlace } from './pages.ts';
import { NotFound } from './shell/NotFound.tsx';
import { OwnPageArea } from './shell/OwnPageArea.tsx';
import { PageTransition } from './shell/PageTransition.tsx';
import { Shell } from './shell/Shell.tsx';

/**
 * The routes of the site: the host's own pages, every page of the outline (matched without regard to letter case), and 404.
 * @param own the host's own pages by address
 * @param renderPage draws the page at a place; it loads its code when the route is entered
 */
export function createRoutes(
  outline: OutlineSection[],
  own: OwnComponents,
  renderPage: (place: PagePlace) => ReactNode,
): RouteObject[] {
  const places = outline.flatMap((section) => section.pages.map((page) => ({ section, page })));
  const pages = [
    ...Object.entries(own).map(([path, Page]) => ({ path, page: <OwnPageArea>{createElement(Page)}</OwnPageArea> })),
    ...places.map((place) => ({ path: pathOf(place), page: renderPage(place) })),
    { path: '*', page: <NotFound /> },
  ];
  return [
    {
      path: '/',
      Component: Shell,
      children: pages.map(({ path, page }) => ({
        path,
        element: (
          <PageTransition key={path} name={`page ${path}`}>
            {page}
          </PageTransition>
        ),
      })),
    },
  ];
}

function pathOf({ page: { address, param } }: PagePlace): string {
  return param ? `${address}/:${param}?` : address;
}
