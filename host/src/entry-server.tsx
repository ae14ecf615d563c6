import { contractVersion, type OutlineSection } from '@site/sdk/contract';
import { StaticRouter } from '@site/sdk/static-router';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { Pages } from './pages.ts';
import { SiteRegistry } from './registry.ts';

/** Stands in the shell's HTML where the HTML of the page goes. */
export const pageSlot = '<i data-page-slot=""></i>';

/**
 * Renders the shell around an address: with {@link pageSlot} in it for a page of a section, whole for the host's own.
 * @param address the address as its page spells it; one that is no page's gives the 404 page
 */
export function renderShell(outline: OutlineSection[], address: string): string {
  const registry = new SiteRegistry({ contract: contractVersion, outline, section: null });
  const pages = new Pages(registry, new Map());
  return renderToString(
    <StaticRouter location={address}>
      <App site={{ outline, registry, pages }} renderPage={() => <i data-page-slot="" />} />
    </StaticRouter>,
  );
}
