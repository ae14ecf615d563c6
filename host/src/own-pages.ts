import { type HostRoute, matchRoute } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import { type ComponentType, lazy } from 'react';
import { loadDesign } from './design/load-design.tsx';

/** A page of the host's own, and how to load it. */
export interface OwnPage extends HostRoute {
  load: () => Promise<{ default: ComponentType }>;
}

/** Every page of the host's own. Each is loaded when it is entered, so that a reader who never does pays nothing. */
export const ownPages: OwnPage[] = [
  {
    address: '/',
    title: siteName,
    summary: 'Learn front-end development and prepare for its interviews, with samples that run.',
    file: 'src/home/Home.tsx',
    load: () => import('./home/Home.tsx'),
  },
  {
    address: '/design',
    title: 'Design system',
    summary: 'Every token and every component of the site, in all states and both themes, with the code to use it.',
    file: 'src/design/Design.tsx',
    load: loadDesign,
  },
];

/** The pages by address, in the shape that routes need. */
export type OwnComponents = Record<string, ComponentType>;

/** The code of a page arrives when it is shown. */
export const lazyOwnPages: OwnComponents = Object.fromEntries(
  ownPages.map(({ address, load }) => [address, lazy(load)]),
);

const routes = ownPages.map((page) => ({ ...page, param: null }));

/** The page of the host's own at an address. */
export function findOwnPage(pathname: string): OwnPage | undefined {
  return matchRoute(routes, pathname);
}
