import { type HostRoute, matchRoute } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import { type ComponentType, lazy } from 'react';
import type { FurtherPage } from './further-pages.ts';
import { offlineAddress } from './offline/addresses.ts';

/** A page of the host's own, and how to load it. */
export interface LoadableRoute extends Pick<HostRoute, 'address' | 'title'> {
  load: () => Promise<{ default: ComponentType }>;
}

/** Loads a page that few visits open. The names of its files are in a chunk of their own, for which other visits do not pay. */
function further(name: FurtherPage): LoadableRoute['load'] {
  return async () => (await import('./further-pages.ts')).furtherPages[name]();
}

/** Every page of the host's own. Each is loaded on the first visit, so that other readers do not pay for it. */
export const hostRoutes: LoadableRoute[] = [
  { address: '/', title: siteName, load: () => import('./home/Home.tsx') },
  { address: '/React', title: 'React', load: () => import('./react/React.tsx') },
  { address: '/design', title: 'Design system', load: further('Design') },
  { address: '/YourData', title: 'Your data', load: further('YourData') },
  { address: '/Statistics', title: 'Statistics', load: further('Statistics') },
  { address: '/Checklist', title: 'Checklist', load: further('Checklist') },
  { address: offlineAddress, title: 'Offline', load: further('Offline') },
  { address: '/releases', title: 'Releases', load: further('Releases') },
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
