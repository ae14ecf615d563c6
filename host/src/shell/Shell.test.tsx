import { useNavigate } from '@site/sdk/router';
import { act, screen, within } from '@testing-library/react';
import { use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../App.tsx';
import type { HostRouteComponents } from '../host-routes.ts';
import type { RouteMatch } from '../pages.ts';
import type { Site } from '../site-context.ts';
import { fixturePage, fixtureSection, fixtureSections, fixtureSite } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';

/** Replaces a section's page. */
function FakePage({ match }: { match: RouteMatch }) {
  return <h1>{match.page.title}</h1>;
}

/** Replaces the host's own pages. */
const own: HostRouteComponents = { '/': () => <h1>The start</h1> };

const open = (address: string, site: Site = fixtureSite()) =>
  renderAt(address, <App site={site} own={own} renderPage={(match) => <FakePage match={match} />} />, site);

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what every page has around it', () => {
  it.each(['/', '/UseReduce', '/nowhere'])('at %s: one menu, one main with an h1, the site map', async (address) => {
    await open(address);
    expect(screen.getAllByRole('navigation', { name: 'Site' })).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(main().getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  });

  it('has on a page of a section the pages of it, the way to it and the way on', async () => {
    await open('/UseReduce');
    const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'));
    expect(names).toEqual(['Site', 'React Hooks', 'Breadcrumb', 'Previous and next page']);
    main().getByRole('navigation', { name: 'Breadcrumb' });
  });

  it.each(['/', '/nowhere'])('has none of them at %s', async (address) => {
    await open(address);
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
  });

  it('begins with a link that skips to the content', async () => {
    await open('/UseReduce');
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('Skip to the content');
    expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('is the same on a site without sections', async () => {
    await open('/', fixtureSite([]));
    within(screen.getByRole('navigation')).getByRole('link', { name: 'Home' });
    main().getByRole('heading', { level: 1 });
  });
});

describe('the navigation', () => {
  const later = fixtureSection('later', 'Later', [fixturePage('/Later', 'A later page', 1)]);

  it('shows a section that was released after the page was rendered', async () => {
    await open('/UseReduce', fixtureSite(fixtureSections, [...fixtureSections, later]));
    await act(async () => screen.getByRole('button', { name: 'Later' }).click());
    screen.getByRole('link', { name: 'A later page' });
    expect(screen.getByRole('link', { name: 'Later' }).getAttribute('href')).toBe('/Later');
  });

  it.each([
    ['cannot be read', () => Promise.reject(new Error('no connection'))],
    ['is empty', async () => ({ contract: 1, sections: [] })],
  ])('stays as it was rendered when the registry %s', async (_what, live) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const site = fixtureSite();
    site.registry.live = live;
    await open('/UseReduce', site);
    screen.getByRole('button', { name: 'React Hooks' });
    main().getByRole('heading', { name: 'useReducer' });
  });
});

let arrive: () => void = () => {};
let page: Promise<string>;
let go: (address: string) => Promise<void>;

function SlowPage({ match }: { match: RouteMatch }) {
  const text = use(page);
  return <h1>{match.page.title + text}</h1>;
}

function Navigate() {
  const navigate = useNavigate();
  go = (address) => act(async () => navigate(address));
  return null;
}

describe('a change of page', () => {
  beforeEach(() => {
    page = new Promise((resolve) => {
      arrive = () => resolve(', arrived');
    });
  });

  const app = (
    <>
      <App
        site={fixtureSite()}
        own={own}
        renderPage={(match) =>
          match.page.address === '/Axios' ? <SlowPage key="axios" match={match} /> : <FakePage match={match} />
        }
      />
      <Navigate />
    </>
  );
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const follow = (name: string) => act(async () => screen.getAllByRole('link', { name })[0]?.click());

  it('keeps the previous page in view until the new one has loaded, and marks it as busy when that takes a while', async () => {
    vi.useFakeTimers();
    await renderAt('/UseReduce', app);
    await press('Advanced');
    await follow('Axios');
    main().getByRole('heading', { name: 'useReducer' });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false');
    await act(async () => void vi.advanceTimersByTime(400));
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');

    await act(async () => arrive());
    main().getByRole('heading', { name: 'Axios, arrived' });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('shows "Loading" when there is no previous page', async () => {
    await renderAt('/Axios', app);
    main().getByText(/^Loading/);
    await act(async () => arrive());
    main().getByRole('heading', { name: 'Axios, arrived' });
  });

  it('folds the menu and closes its groups', async () => {
    await renderAt('/UseReduce', app);
    const expanded = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
    await press('Menu');
    await press('Projects');
    expect([expanded('Menu'), expanded('Projects')]).toEqual(['true', 'true']);
    await follow('Quotes');
    await main().findByRole('heading', { name: 'Quotes' });
    expect([expanded('Menu'), expanded('Projects')]).toEqual(['false', 'false']);
  });

  it('closes the groups however the page changes', async () => {
    await renderAt('/UseReduce', app);
    const group = screen.getByRole('button', { name: 'Projects' });
    await act(async () => group.click());
    expect(group.getAttribute('aria-expanded')).toBe('true');
    await go('/Quotes');
    expect(group.getAttribute('aria-expanded')).toBe('false');
  });

  it('marks the link of the new page as current', async () => {
    await renderAt('/UseReduce', app);
    await go('/Quotes/anna');
    await press('React Hooks');
    await press('Projects');
    const nav = within(screen.getByRole('navigation', { name: 'Site' }));
    expect(nav.getByRole('link', { name: 'Quotes' }).getAttribute('aria-current')).toBe('page');
    expect(nav.getByRole('link', { name: 'useReducer' }).getAttribute('aria-current')).toBeNull();
  });
});
