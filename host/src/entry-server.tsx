import type { DocumentInput, HostServer, ServedPage } from '@site/sdk/contract';
import { StaticRouter } from '@site/sdk/static-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from './App.tsx';
import { Document, endScript, headScript } from './Document.tsx';
import { lazyHostRoutes } from './host-routes.ts';
import { addressOf, type PageLoader, type PageState } from './pages.ts';
import { SiteRegistry } from './registry.ts';
import { NotFound } from './shell/NotFound.tsx';
import { SectionPage } from './shell/SectionPage.tsx';

export { default as sharedPackages } from 'virtual:shared-packages';
export { describedRoutes as hostRoutes } from './described-routes.ts';
export const fetchesNavigation: HostServer['fetchesNavigation'] = true;
export const fetchesVersions: HostServer['fetchesVersions'] = true;
export const hasTrustedTypesPolicy: HostServer['hasTrustedTypesPolicy'] = true;

/** React adds a script to a page with a form action, which keeps what is submitted before hydration. */
const formReplayScript = scriptIn(renderToStaticMarkup(<form action={() => {}} />));

export const inlineScripts: HostServer['inlineScripts'] = [headScript, formReplayScript, endScript];

export async function renderDocument(input: DocumentInput, page: ServedPage | null): Promise<string> {
  const { navigation, address } = input;
  const registry = new SiteRegistry(navigation);
  const state = page && pageState(page, folderOf(input.code?.entry));
  const pages: PageLoader = {
    initial: () => state ?? notServed(),
    load: () => state ?? notServed(),
    retry: notServed,
    fallBack: notServed,
    prefetch: notServed,
    forgetFailure() {},
  };
  const problems: Error[] = [];
  const { prelude } = await prerender(
    <Document input={input}>
      <StaticRouter location={address}>
        <App
          site={{ navigation, registry, pages }}
          own={lazyHostRoutes}
          unlisted={<NotFound />}
          renderPage={(match) => <SectionPage key={addressOf(match)} match={match} />}
        />
      </StaticRouter>
    </Document>,
    {
      // A large page would otherwise be sent after a fallback, with a script that moves it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error, { componentStack }) => void problems.push(withPath(error, componentStack)),
    },
  ).catch((error: unknown) => {
    throw problems[0] ?? error;
  });
  const html = await new Response(prelude).text();
  if (problems[0]) throw problems[0];
  return html;
}

async function pageState({ name, entry, module, content }: ServedPage, base: string): Promise<PageState> {
  if (!module) return { status: 'text', content };
  const load = entry ? module.entries?.[name] : module.pages[name];
  if (!load) throw new Error(`The section's server build does not hold the page "${name}". Build the section again.`);
  return { status: 'ready', Page: (await load()).default, content, base, isPrevious: false };
}

/** The pages of sections from before write the address of their release into the HTML; it is where their entry is. */
function folderOf(entry = ''): string {
  return entry.slice(0, entry.lastIndexOf('/') + 1);
}

function notServed(): never {
  throw new Error('The server renders one page of a section, and this document is not one.');
}

/** The components from the page down to the one that failed, such as `DemoPanel > Variant > Counter`. */
function withPath(error: unknown, componentStack: string | null | undefined): Error {
  const names = [...(componentStack ?? '').matchAll(/^\s*at (?:async )?([A-Z]\w*)/gm)].map(([, name]) => name);
  const path = names.slice(0, 5).reverse().join(' > ');
  return new Error(`${error instanceof Error ? error.message : String(error)}${path && ` (in ${path})`}`, {
    cause: error,
  });
}

function scriptIn(html: string): string {
  return html.slice(html.indexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'));
}
