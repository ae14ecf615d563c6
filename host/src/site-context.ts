import { entryIn, matchRoute, type NavigationSection } from '@site/sdk/contract';
import { createContext, type ReactNode, useContext } from 'react';
import type { PageLoader, RouteMatch } from './pages.ts';
import type { SiteRegistry } from './registry.ts';

/** The data of the site that the host's components use. */
export interface Site {
  /** The navigation that the document came with. */
  navigation: NavigationSection[];
  registry: SiteRegistry;
  pages: PageLoader;
  /** Said above every page of this tab. */
  banner?: ReactNode;
}

export const SiteContext = createContext<Site | null>(null);

/** @throws Error outside of the host */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is used outside of the host’s SiteContext.');
  return site;
}

/** Finds the page of a section at an address, or the entry below it. */
export function matchPage(navigation: NavigationSection[], pathname: string): RouteMatch | undefined {
  for (const section of navigation) {
    const page = matchRoute(section.pages, pathname);
    if (page) return { section, page, entry: entryIn(page, pathname) };
  }
  return undefined;
}
