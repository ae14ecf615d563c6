import { type HostRoute, matchRoute } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import { type ComponentType, lazy } from 'react';
import type { FurtherPage } from './further-pages.ts';
import { offlineAddress } from './offline/addresses.ts';

/** A page of the host's own, and how to load it. */
export interface LoadableRoute extends HostRoute {
  load: () => Promise<{ default: ComponentType }>;
}

/** Loads a page that few visits open. The names of its files are in a chunk of their own, for which other visits do not pay. */
function further(name: FurtherPage): LoadableRoute['load'] {
  return async () => (await import('./further-pages.ts')).furtherPages[name]();
}

/** Every page of the host's own. Each is loaded on the first visit, so that other readers do not pay for it. */
export const hostRoutes: LoadableRoute[] = [
  {
    address: '/',
    title: siteName,
    summary: 'Learn front-end development and prepare for its interviews, with samples that run.',
    file: 'src/home/Home.tsx',
    listsPages: true,
    load: () => import('./home/Home.tsx'),
  },
  {
    address: '/React',
    title: 'React',
    summary:
      'Every hook, question, prediction, bug, exercise and challenge on React, and a way through them in two weeks.',
    file: 'src/react/React.tsx',
    listsPages: true,
    load: () => import('./react/React.tsx'),
  },
  {
    address: '/design',
    title: 'Design system',
    summary: 'Every token and every component of the site, in all states and both themes, with the code to use it.',
    file: 'src/design/Design.tsx',
    load: further('Design'),
  },
  {
    address: '/YourData',
    title: 'Your data',
    summary: 'What this site keeps for you in this browser, as one file to take along, to bring back or to clear.',
    file: 'src/your-data/YourData.tsx',
    load: further('YourData'),
  },
  {
    address: '/Statistics',
    title: 'Statistics',
    summary: 'What you know by topic, what you did and how much you recall.',
    file: 'src/statistics/Statistics.tsx',
    listsPages: true,
    load: further('Statistics'),
  },
  {
    address: '/Checklist',
    title: 'Checklist',
    summary: 'Any selection of entries, to print or as flashcards for Anki.',
    file: 'src/checklist/Checklist.tsx',
    load: further('Checklist'),
  },
  {
    address: offlineAddress,
    title: 'Offline',
    summary: 'The pages that this browser keeps for you, so that they open without a connection.',
    file: 'src/offline/Offline.tsx',
    listsPages: true,
    load: further('Offline'),
  },
  {
    address: '/releases',
    title: 'Releases',
    summary: 'What is live on this site and what was, who owns it, and which pages each release changed.',
    file: 'src/releases/Releases.tsx',
    load: further('Releases'),
  },
];

/** The pages by address, in the shape that routes need. */
export type HostRouteComponents = Record<string, ComponentType>;

/** The code of a page arrives when it is shown. */
export const lazyHostRoutes: HostRouteComponents = Object.fromEntries(
  hostRoutes.map(({ address, load }) => [address, lazy(load)]),
);

const routes = hostRoutes.map((page) => ({ ...page, param: null }));

/** The page of the host's own at an address. */
export function findHostRoute(pathname: string): LoadableRoute | undefined {
  return matchRoute(routes, pathname);
}
