import { contractVersion, navigationOf, type PageContent, type Section } from '@site/sdk/contract';
import { MemoryRouter } from '@site/sdk/static-router';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SectionLoader } from '../load-section.ts';
import { Pages } from '../pages.ts';
import { SiteRegistry } from '../registry.ts';
import { SiteContext } from '../site-context.ts';
import { fixturePage, fixtureSection } from '../testing/fixture-site.ts';
import { SectionPage } from './SectionPage.tsx';

// The federation runtime is mocked, as in load-section.isolated.test.ts; everything of the host's own is real.
const runtime = vi.hoisted(() => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));
vi.mock('@module-federation/runtime', () => runtime);

const texts = { 'html-0': '<h1>Axios</h1><p>The prose</p>' };

function Axios({ content }: { content: PageContent }) {
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: content['html-0'] ?? '' }} />
      <button type="button">Fetch data</button>
    </>
  );
}

let broken = false;

function Fragile(props: { content: PageContent }) {
  if (broken) throw new Error('the page is broken');
  return <Axios {...props} />;
}

const works = (Page = Axios) => ({
  default: { contract: contractVersion, pages: { Axios: async () => ({ default: Page }) } },
});

let count = 0;

/** The page of a section that no other test has loaded, and what is around it. */
function place(change: Partial<Section> = {}) {
  count += 1;
  const section = { ...fixtureSection(`s${count}`, 'Advanced', [fixturePage('/Axios', 'Axios', 1)]), ...change };
  const navigation = navigationOf(section);
  const [page] = navigation.pages;
  if (!page) throw new Error('The section has no page.');
  const registry = new SiteRegistry([navigation]);
  registry.live = async () => ({ contract: contractVersion, sections: [section] });
  const code = { id: section.id, entry: section.base + section.entry, page: 'Axios' };
  const prerendered = { match: { section: navigation, page }, content: texts, code };
  const pages = new Pages({ registry, sections: new SectionLoader(), prerendered });
  const show = (content: ReactNode) => (
    <MemoryRouter>
      <SiteContext value={{ navigation: [navigation], registry, pages }}>
        <Suspense fallback={<p>Loading the page…</p>}>{content}</Suspense>
      </SiteContext>
    </MemoryRouter>
  );
  return { show, sectionPage: <SectionPage match={{ section: navigation, page }} /> };
}

/** Opens it. */
async function open(change: Partial<Section> = {}) {
  const { show, sectionPage } = place(change);
  const { rerender } = await act(async () => render(show(sectionPage)));
  return {
    leave: () => act(async () => rerender(show(<p>Elsewhere</p>))),
    comeBack: () => act(async () => rerender(show(sectionPage))),
  };
}

/** An answer that arrives when the test decides, later than React waits at once. */
function lateAnswer() {
  let resolve: (module: unknown) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise((...settle) => {
    [resolve, reject] = settle;
  });
  runtime.loadRemote.mockReturnValueOnce(promise);
  return {
    arrives: () => act(async () => resolve(works())),
    fails: () => act(async () => reject(new Error('RUNTIME-008'))),
  };
}

/** Presses a button with a plain click, because in tests React misses what settles after a click of userEvent. */
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(() => {
  runtime.loadRemote.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('shows the page when its section has arrived', async () => {
  runtime.loadRemote.mockResolvedValue(works());
  await open();
  await screen.findByRole('button', { name: 'Fetch data' });
  screen.getByRole('heading', { name: 'Axios' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reports that the section could not be loaded, keeps the prose, and does not try again by itself', async () => {
  const { fails } = lateAnswer();
  await open();
  screen.getByText('Loading the page…');
  await fails();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('“Advanced” could not be loaded');
  expect(alert.textContent).toContain('RUNTIME-008');
  screen.getByText('The prose');
  expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
});

it('shows the page after "Try again", once the section is available again', async () => {
  runtime.loadRemote.mockRejectedValueOnce(new Error('RUNTIME-008'));
  await open();
  const { arrives } = lateAnswer();
  await press('Try again');
  screen.getByText('Trying again…');
  await arrives();
  screen.getByRole('button', { name: 'Fetch data' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(runtime.loadRemote).toHaveBeenCalledTimes(2);
});

it('offers to reload the document after the second failure, not before', async () => {
  runtime.loadRemote.mockRejectedValueOnce(new Error('RUNTIME-008'));
  await open();
  const { fails } = lateAnswer();
  const reload = () => screen.queryByRole('button', { name: 'Reload the page' });
  expect(reload()).toBeNull();
  await press('Try again');
  expect(reload()).toBeNull();
  await fails();
  expect(reload()).not.toBeNull();
  expect(screen.queryByText('Trying again…')).toBeNull();
  expect(runtime.loadRemote).toHaveBeenCalledTimes(2);
});

it('tries again when the reader comes back to a page that failed', async () => {
  runtime.loadRemote.mockRejectedValueOnce(new Error('RUNTIME-008')).mockResolvedValue(works());
  const { leave, comeBack } = await open();
  screen.getByRole('alert');
  await leave();
  await comeBack();
  screen.getByRole('button', { name: 'Fetch data' });
});

it('keeps what a page throws inside the page, and offers to render it again', async () => {
  broken = true;
  runtime.loadRemote.mockResolvedValue(works(Fragile));
  await open();
  expect(screen.getByRole('alert').textContent).toContain('the page is broken');
  screen.getByText('The prose');

  broken = false;
  await press('Try again');
  screen.getByRole('button', { name: 'Fetch data' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('hydrates what the server has rendered before it reports that the section could not be loaded', async () => {
  const { show, sectionPage } = place();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML =
    '<!--$--><article class="page"><div data-content="html-0"><h1>Axios</h1><p>The prose</p></div></article><!--/$-->';
  const { fails } = lateAnswer();
  const onRecoverableError = vi.fn();
  const app = await act(async () => hydrateRoot(root, show(sectionPage), { onRecoverableError }));
  await fails();
  expect(screen.getByRole('alert').textContent).toContain('“Advanced” could not be loaded');
  expect(screen.getAllByText('The prose')).toHaveLength(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => app.unmount());
  root.remove();
});

it('shows the version before where the live one throws, and says so', async () => {
  const previous = 'a'.repeat(12);
  broken = true;
  runtime.loadRemote.mockResolvedValueOnce(works(Fragile)).mockResolvedValue(works());
  vi.stubGlobal('fetch', async (address: string) => {
    const [, , id = ''] = address.split('/');
    const pages = [{ ...fixturePage('/Axios', 'Axios', 1), headings: [] }];
    const manifest = { ...fixtureSection(id, 'Advanced', []), version: previous, pages, files: {} };
    return Response.json(address.endsWith('section.json') ? manifest : texts);
  });
  await open({ previous });
  await screen.findByRole('button', { name: 'Fetch data' });
  expect((await screen.findByRole('status')).textContent).toContain('Advanced is shown as it was before');
  expect(screen.queryByRole('alert')).toBeNull();
  vi.unstubAllGlobals();
  broken = false;
});
