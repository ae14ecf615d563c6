import type { OutlineSection } from '@site/sdk/contract';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PagePlace } from './pages.ts';
import { Home } from './shell/Home.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { Shell } from './shell/Shell.tsx';

/**
 * The routes of the site: home, every page of the outline (matched without regard to letter case), and 404.
 * @param renderPage draws the page at a place; it loads its code when the route is entered
 */
export function createRoutes(outline: OutlineSection[], renderPage: (place: PagePlace) => ReactNode): RouteObject[] {
  const places = outline.flatMap((section) => section.pages.map((page) => ({ section, page })));
  return [
    {
      path: '/',
      Component: Shell,
      children: [
        { index: true, Component: Home },
        ...places.map((place) => ({ path: pathOf(place), element: renderPage(place) })),
        { path: '*', Component: NotFound },
      ],
    },
  ];
}

function pathOf({ page: { address, param } }: PagePlace): string {
  return param ? `${address}/:${param}?` : address;
}
