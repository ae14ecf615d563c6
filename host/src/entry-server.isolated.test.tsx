import {
  contractVersion,
  type DocumentInput,
  navigationOf,
  type PageCode,
  type PageContent,
  type Section,
} from '@site/sdk/contract';
import { BrowserRouter } from '@site/sdk/router';
import { act, render, screen } from '@testing-library/react';
import { useId } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { hasTrustedTypesPolicy, hostRoutes, inlineScripts, renderDocument, sharedPackages } from './entry-server.tsx';
import { lazyHostRoutes } from './host-routes.ts';
import { inDocument } from './in-document.ts';
import { SectionLoader } from './load-section.ts';
import { contentInDocument } from './page-content.ts';
import { addressOf, Pages } from './pages.ts';
import { SiteRegistry } from './registry.ts';
import { SectionPage } from './shell/SectionPage.tsx';
import { matchPage } from './site-context.ts';
import { fixtureSections } from './testing/fixture-site.ts';

const hooks = fixtureSections[1] as Section;
const navigation = fixtureSections.map(navigationOf);
const content: PageContent = {
  'html-0': '<h1>useReducer</h1><h2 id="one">One</h2><h2 id="two">Two</h2>',
  'html-1': '<h2 id="three">Three</h2>',
};

const code = { id: 'hooks', entry: '/s/hooks/files/remoteEntry-x1.js', page: 'UseReduce' };

function input(address: string, own: PageCode | null): DocumentInput {
  return {
    ...{
      address,
      navigation,
      section: null,
      code: own,
      title: 'Title',
      summary: 'A "summary" & more',
      indexed: address !== '/404',
    },
    ...{ policy: "default-src 'none'", css: 'a>b{color:red}', stylesheets: [], preload: ['/host/x/a.js'] },
    ...{ entry: '/host/x/main.js', icon: '/host/x/icon.svg' },
  };
}

/** A page with ids from React, an image, a form action and more HTML than React sends in one chunk. */
function UseReduce({ content: parts }: { content: PageContent }) {
  const id = useId();
  return (
    <article>
      {Object.entries(parts).map(([key, html]) => (
        <div key={key} data-content={key} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
      <label htmlFor={id}>Task</label>
      <input id={id} />
      <form action={() => {}}>
        <button type="submit">Add</button>
      </form>
      <p>{'A long text. '.repeat(2000)}</p>
    </article>
  );
}

function BrokenPage() {
  return (
    <section>
      <BrokenDemo />
    </section>
  );
}

function BrokenDemo(): never {
  throw new Error('no such item');
}

const module = { contract: contractVersion, pages: { UseReduce: async () => ({ default: UseReduce }) } };
const broken = { contract: contractVersion, pages: { UseReduce: async () => ({ default: BrokenPage }) } };
const entries = { UseReduce: async () => ({ default: () => <h1>An entry</h1> }) };
const renderPage = () => renderDocument(input('/UseReduce', code), { name: 'UseReduce', module, content });
const renderHost = (address: string) => renderDocument(input(address, null), null);
const openGraph = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll('meta[property^="og:"]')].map((meta) => [
      meta.getAttribute('property')?.slice('og:'.length),
      meta.getAttribute('content'),
    ]),
  );
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the document of a page', () => {
  it('is whole: shell, page and everything in the head, without a script to put it together', async () => {
    const html = await renderPage();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"\/>/);
    const document = parsed(html);
    expect(document.title).toBe('Title · Front-end Workbench');
    expect(document.querySelector('main h1')?.textContent).toBe('useReducer');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('A "summary" & more');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/UseReduce');
    const scripts = [...document.querySelectorAll('script:not([src]):not([type])')].map((script) => script.textContent);
    expect(inlineScripts).toEqual(expect.arrayContaining(scripts));
    expect(scripts).toContainEqual(expect.stringMatching(/trustedTypes\?\.createPolicy\(.default./));
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(?:script|style|title)/));
  });

  it('carries its data, and no value in it can close the script early', async () => {
    const html = await renderDocument(
      { ...input('/UseReduce', { ...code, page: '</script><script>alert(1)</script>' }) },
      { name: 'UseReduce', module, content },
    );
    const data = parsed(html).querySelector('script#page-data')?.textContent ?? '';
    expect(JSON.parse(data).code.page).toBe('</script><script>alert(1)</script>');
  });

  it('has relative addresses as long as the site has no origin', async () => {
    const document = parsed(await renderPage());
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/UseReduce');
    expect(openGraph(document)).toEqual({
      ...{ title: 'Title', description: 'A "summary" & more', type: 'article', site_name: 'Front-end Workbench' },
    });
  });

  it('has absolute addresses once the site has an origin', async () => {
    const html = await renderDocument(
      { ...input('/UseReduce', code), origin: 'https://example.org' },
      { name: 'UseReduce', module, content },
    );
    const document = parsed(html);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://example.org/UseReduce');
    expect(openGraph(document).url).toBe('https://example.org/UseReduce');
  });

  it('names the feed of its section, if there is one', async () => {
    const feed = { title: 'React Hooks · Front-end Workbench', address: '/feeds/hooks.xml' };
    const html = await renderDocument({ ...input('/UseReduce', code), feed }, { name: 'UseReduce', module, content });
    const link = parsed(html).querySelector('head link[rel=alternate][type="application/atom+xml"]');
    expect([link?.getAttribute('title'), link?.getAttribute('href')]).toEqual([feed.title, feed.address]);
    expect(await renderPage()).not.toContain('rel="alternate"');
  });

  it('has the table of contents before the page, made from its text', async () => {
    expect(await renderPage()).toMatch(/href="#one".*href="#two".*href="#three".*<article/s);
  });

  it('is the same every time, and has no style attribute', async () => {
    const html = await renderPage();
    expect(await renderPage()).toBe(html);
    expect(html).not.toContain('style=');
  });

  it('names the component that throws', async () => {
    const rendering = renderDocument(input('/UseReduce', code), { name: 'UseReduce', module: broken, content });
    await expect(rendering).rejects.toThrow(/no such item \(in .*BrokenPage > BrokenDemo\)/);
  });

  it('names a page that the server build does not hold', async () => {
    const rendering = renderDocument(input('/UseReduce', code), { name: 'UseReducer', module, content });
    await expect(rendering).rejects.toThrow('does not hold the page "UseReducer"');
  });

  it('shows an entry at its own address by the module for entries, with the way to its page and no other pager', async () => {
    const section = { ...hooks, pages: hooks.pages.map((page) => ({ ...page, hasEntries: true })) };
    const shown = { name: 'UseReduce', entry: 'why', module: { ...module, entries }, content: {} };
    const navigation = [navigationOf(section)];
    const document = parsed(await renderDocument({ ...input('/UseReduce/why', code), navigation }, shown));
    expect(document.querySelector('main h1')?.textContent).toBe('An entry');
    const crumb = document.querySelector('[aria-label=Breadcrumb] li:last-child a');
    expect(crumb?.getAttribute('href')).toBe('/UseReduce');
    expect(crumb?.hasAttribute('aria-current')).toBe(false);
    expect(document.querySelector('[aria-label="Previous and next page"]')).toBeNull();
  });

  it('is the text alone for a section without a server build', async () => {
    const html = await renderDocument(
      {
        ...input('/UseReduce', code),
        navigation: navigation.map((one) => (one.id === 'hooks' ? { ...one, contract: 1 } : one)),
      },
      {
        ...{ name: 'UseReduce', module: null, content },
      },
    );
    const parts = [...parsed(html).querySelectorAll('main [data-content]')];
    expect(parts.map((part) => part.getAttribute('data-content'))).toEqual(['html-0', 'html-1']);
    expect(html).toContain('<h1>useReducer</h1>');
  });
});

it.each([
  ['/', 'Where to start'],
  ['/design', 'Design system'],
  ['/404', '404 Error'],
])('renders the host’s own page at %s', async (address, text) => {
  const html = await renderHost(address);
  expect(html).toContain(text);
  expect(html).not.toContain('Loading the page');
  expect(html.includes('noindex')).toBe(address === '/404');
});

it('a page of the host has its address, and the 404 page has none', async () => {
  const render = async (address: string) =>
    parsed(await renderDocument({ ...input(address, null), origin: 'https://example.org' }, null));
  const [home, notFound] = [await render('/'), await render('/404')];
  expect(openGraph(home)).toMatchObject({ url: 'https://example.org/', type: 'website' });
  expect(openGraph(notFound)).not.toHaveProperty('url');
});

it('exports what a release needs', () => {
  expect(hostRoutes.map(({ address }) => address)).toEqual([
    '/',
    '/React',
    '/design',
    '/YourData',
    '/Statistics',
    '/Checklist',
    '/Offline',
    '/releases',
  ]);
  expect(Object.keys(sharedPackages)).toEqual(['react', 'react/jsx-runtime', '@site/sdk/router']);
  expect(inlineScripts.every((script) => script.length > 50)).toBe(true);
  expect(hasTrustedTypesPolicy).toBe(true);
});

describe('hydration', () => {
  beforeEach(() => {
    delete document.documentElement.dataset.returning;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  it.each(['/UseReduce', '/', '/404'])('of %s finds what the server has written, ids included', async (address) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const isPage = address === '/UseReduce';
    const html = isPage ? await renderPage() : await renderHost(address);
    // Server and browser share React's contexts in this process alone: here they have to be reset, and React warns about it.
    await prerender(<p />);
    document.body.innerHTML = parsed(html).body.innerHTML;
    const root = document.getElementById('root') as HTMLElement;
    const before = root.innerHTML;
    history.replaceState(null, '', address);

    const registry = new SiteRegistry(navigation);
    registry.live = async () => ({ contract: contractVersion, sections: fixtureSections });
    const sections = new SectionLoader();
    sections.load = async () => module;
    const match = matchPage(navigation, address);
    const prerendered = match && { match, content: contentInDocument(root), code };
    const pages = new Pages({ registry, sections, prerendered });
    const onRecoverableError = vi.fn();
    const app = inDocument(
      <BrowserRouter>
        <App
          site={{ navigation, registry, pages }}
          own={lazyHostRoutes}
          renderPage={(match) => <SectionPage key={addressOf(match)} match={match} />}
        />
      </BrowserRouter>,
    );
    await act(async () => render(app, { container: root, hydrate: true, onRecoverableError }));
    const reports = report.mock.calls.filter(([text]) => !String(text).startsWith('Detected multiple renderers'));
    expect(reports).toEqual([]);
    expect(onRecoverableError).not.toHaveBeenCalled();
    const ids = (text: string) => [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids(root.innerHTML)).toEqual(ids(before));
    if (address === '/404') await screen.findByText('Perhaps you are looking for');
    if (isPage) expect(before).toMatch(/<label for="(_R_\w+_)">Task<\/label><input id="\1"/);
  });
});
