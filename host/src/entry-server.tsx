import { contractVersion, type OutlineSection, type PageContent } from '@site/sdk/contract';
import { StaticRouter } from '@site/sdk/static-router';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { designContent } from './design/content.ts';
import { Design } from './design/Design.tsx';
import Home from './home/Home.tsx';
import type { OwnComponents } from './own-pages.ts';
import { proseOf } from './page-content.ts';
import { headingsIn } from './page-headings.ts';
import { Pages } from './pages.ts';
import { SiteRegistry } from './registry.ts';
import { OnThisPage } from './shell/OnThisPage.tsx';

export { ownPages } from './own-pages.ts';

/**
 * Finds where in the shell's HTML the HTML of a section's page goes. Its groups are the ids that React makes there and one
 * component further down: they tell which ids the page will have in the browser.
 */
export const pageSlot = /site:page-slot (\w+) (\w+)/;

const own: OwnComponents = { '/': Home, '/design': () => <Design content={designContent} /> };

/**
 * Renders the shell around an address: with a slot in it for a page of a section ({@link pageSlot}), whole for the host's own.
 * @param address the address as its page spells it; one that is no page's gives the 404 page
 * @param content the static parts of a section's page
 */
export function renderShell(outline: OutlineSection[], address: string, content: PageContent): string {
  const registry = new SiteRegistry({ contract: contractVersion, outline, section: null });
  const pages = new Pages(registry, new Map());
  const slot = (
    <>
      <OnThisPage headings={headingsIn(proseOf(content))} />
      <PageSlot />
    </>
  );
  return renderToString(
    <StaticRouter location={address}>
      <App site={{ outline, registry, pages, fades: false }} own={own} renderPage={() => slot} />
    </StaticRouter>,
  );
}

function PageSlot() {
  return <SlotBelow at={useId()} />;
}

function SlotBelow({ at }: { at: string }) {
  return `site:page-slot ${at} ${useId()}`;
}
