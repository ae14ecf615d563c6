import type { OutlineSection } from '@site/sdk/contract';
import { createContext, useContext } from 'react';
import type { PagePlace, Pages } from './pages.ts';
import type { SiteRegistry } from './registry.ts';

/** What the host's components know of the site. */
export interface Site {
  outline: OutlineSection[];
  registry: SiteRegistry;
  pages: Pages;
  /** Whether a page fades into the next: the reader welcomes motion. */
  fades: boolean;
}

export const SiteContext = createContext<Site | null>(null);

/** @throws Error outside of the host */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is used outside of the host’s SiteContext.');
  return site;
}

/** Finds the page at an address, whatever its letter case and with or without a slash at the end. */
export function findPlace(outline: OutlineSection[], pathname: string): PagePlace | undefined {
  const [first, param, ...rest] = pathname.toLowerCase().split('/').filter(Boolean);
  if (first === undefined || rest.length > 0) return undefined;
  for (const section of outline) {
    const page = section.pages.find(({ address }) => address.toLowerCase() === `/${first}`);
    if (page && (param === undefined || page.param)) return { section, page };
  }
  return undefined;
}
