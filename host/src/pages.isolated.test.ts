import { contractVersion, navigationOf } from '@site/sdk/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SectionLoader } from './load-section.ts';
import { Pages, type RouteMatch } from './pages.ts';
import { SiteRegistry } from './registry.ts';
import { fixturePage, fixtureSection } from './testing/fixture-site.ts';

// The federation runtime is mocked, as in load-section.isolated.test.ts; everything of the host's own is real.
const runtime = vi.hoisted(() => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));
vi.mock('@module-federation/runtime', () => runtime);

const Axios = () => null;
const Entry = () => null;
const entries = { Axios: async () => ({ default: Entry }) };
const loadPage = vi.fn(async (): Promise<object> => ({ default: Axios }));
const texts = { 'html-0': '<h1>Axios</h1>', 'Fetch.demo.tsx': 'the source' };
const never = new Promise<never>(() => {});

let site: ReturnType<typeof freshSite>;

/** A site with one page. @param inDocument what the document holds of its content */
function freshSite(inDocument?: typeof texts, contract = contractVersion) {
  const section = { ...fixtureSection('advanced', 'Advanced', [fixturePage('/Axios', 'Axios', 1)]), contract };
  const navigation = navigationOf(section);
  const [page] = navigation.pages;
  if (!page) throw new Error('The section has no page.');
  const match: RouteMatch = { section: navigation, page };
  const registry = new SiteRegistry([navigation]);
  const code = { id: section.id, entry: '/s/advanced/files/remoteEntry-x1.js', page: 'Axios' };
  const prerendered = inDocument && { match, content: inDocument, code };
  return { section, match, pages: new Pages({ registry, sections: new SectionLoader(), prerendered }) };
}

const content = vi.fn<(address: string) => Promise<Response>>();
const live = vi.fn<() => Promise<Response>>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  site = freshSite();
  runtime.loadRemote
    .mockReset()
    .mockResolvedValue({ default: { contract: contractVersion, pages: { Axios: loadPage } } });
  loadPage.mockReset().mockResolvedValue({ default: Axios });
  content.mockReset().mockImplementation(async () => json(texts));
  live.mockReset().mockImplementation(async () => json({ contract: contractVersion, sections: [site.section] }));
  vi.stubGlobal('fetch', (address: string) => (address === '/registry.json' ? live() : content(address)));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('load', () => {
  it('returns the page with its content, and caches it', async () => {
    const { pages, match } = site;
    expect(await pages.load(match)).toMatchObject({
      status: 'ready',
      Page: Axios,
      content: texts,
      base: site.section.base,
    });
    pages.forgetFailure(match);
    await pages.load(match);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
    expect(content).toHaveBeenCalledTimes(1);
  });

  it('does not fetch the content that the document came with', async () => {
    const own = { 'html-0': '<h1>In the document</h1>' };
    site = freshSite({ ...texts, ...own });
    expect(await site.pages.load(site.match)).toMatchObject({ content: own });
    expect(content).not.toHaveBeenCalled();
  });

  it('hints the files of the page before the section’s code names them', async () => {
    document.head.innerHTML = '';
    runtime.loadRemote.mockReturnValue(never);
    site.pages.load(site.match);
    await vi.waitFor(() => expect(document.querySelector('link[rel=modulepreload]')).not.toBeNull());
    expect(loadPage).not.toHaveBeenCalled();
  });
});

describe('an entry', () => {
  const entry = (): RouteMatch => ({ ...site.match, entry: 'deep-copy' });
  const answers = vi.fn();

  beforeEach(() => {
    runtime.loadRemote.mockResolvedValue({
      default: { contract: contractVersion, pages: { Axios: loadPage }, entries },
    });
    answers.mockReset().mockImplementation(async () => json(texts));
    vi.stubGlobal('fetch', (address: string) => (address === '/registry.json' ? live() : answers(address)));
  });

  it('is shown by the module for entries, with content of its own, and the page stays a page', async () => {
    expect(await site.pages.load(entry())).toMatchObject({
      status: 'ready',
      Page: Entry,
      content: texts,
      base: site.section.base,
    });
    expect(answers).toHaveBeenCalledWith(`${site.section.base}content/Axios/deep-copy.json`);
    expect(loadPage).not.toHaveBeenCalled();
    expect(await site.pages.load(site.match)).toMatchObject({ Page: Axios });
  });

  it('that does not exist is missing, which is not a failure', async () => {
    answers.mockImplementation(async () => json(null, 404));
    expect(await site.pages.load(entry())).toEqual({ status: 'missing' });
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a page that cannot be shown', () => {
  const entry = () => runtime.loadRemote.mockRejectedValue(new Error('RUNTIME-008'));
  const other = () => runtime.loadRemote.mockResolvedValue({ default: { contract: contractVersion, pages: {} } });
  const chunk = () => loadPage.mockRejectedValue(new TypeError('Failed to fetch module'));
  const text = () => content.mockImplementation(async () => json({}, 404));
  const list = () => live.mockImplementation(async () => json({ contract: contractVersion, sections: [] }));
  const gone = () =>
    live.mockImplementation(async () =>
      json({ contract: contractVersion, sections: [{ ...site.section, pages: [] }] }),
    );

  it.each([
    ['whose section does not load', entry, 'RUNTIME-008', '<h1>Axios</h1>'],
    ['which its section does not hold', other, 'announces the page /Axios, but does not hold it', '<h1>Axios</h1>'],
    ['whose own code does not load', chunk, 'Failed to fetch module', '<h1>Axios</h1>'],
    ['whose text does not load', text, 'answered 404', ''],
    ['whose section is not in the registry', list, 'has no usable entry for the section', ''],
    ['that was rolled back', gone, 'no longer holds the page /Axios', ''],
  ])('%s is a state with the error and the prose there is, and is reported', async (_what, breakIt, problem, html) => {
    breakIt();
    const state = await site.pages.load(site.match);
    expect(state).toMatchObject({ status: 'failed', html });
    expect(state.status === 'failed' && String(state.error)).toContain(problem);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['its section', entry],
    ['its own code', chunk],
    ['its text', text],
    ['the registry', list],
  ])('is tried again when it is asked for, and works once %s is available again', async (_what, breakIt) => {
    breakIt();
    await site.pages.load(site.match);
    runtime.loadRemote.mockResolvedValue({ default: { contract: contractVersion, pages: { Axios: loadPage } } });
    loadPage.mockResolvedValue({ default: Axios });
    content.mockImplementation(async () => json(texts));
    live.mockImplementation(async () => json({ contract: contractVersion, sections: [site.section] }));
    expect(await site.pages.retry(site.match)).toMatchObject({ status: 'ready', content: texts });
  });

  it('is not tried again while it is shown, but the next time after it was left', async () => {
    entry();
    const failed = await site.pages.load(site.match);
    expect(await site.pages.load(site.match)).toBe(failed);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(1);

    site.pages.forgetFailure(site.match);
    expect(await site.pages.load(site.match)).not.toBe(failed);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(2);
  });

  it('is tried once at a time, however often it is asked for', async () => {
    entry();
    await site.pages.load(site.match);
    await Promise.all([site.pages.retry(site.match), site.pages.retry(site.match)]);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(2);
  });

  it('is given up after the time limit, with the prose of the document', async () => {
    vi.useFakeTimers();
    site = freshSite(texts);
    runtime.loadRemote.mockReturnValue(never);
    const loading = site.pages.load(site.match);
    const settled = vi.fn();
    loading.then(settled);
    await vi.advanceTimersByTimeAsync(7_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    const state = await loading;
    expect(state).toMatchObject({ status: 'failed', html: '<h1>Axios</h1>' });
    expect(state.status === 'failed' && state.error).toEqual(
      new Error('The section "Advanced" did not arrive within 8 seconds.'),
    );

    runtime.loadRemote.mockResolvedValue({ default: { contract: contractVersion, pages: { Axios: loadPage } } });
    expect(await site.pages.retry(site.match)).toMatchObject({ status: 'ready' });
  });

  it('is tried again from the start where the registry never answered', async () => {
    vi.useFakeTimers();
    live.mockReturnValue(never);
    const loading = site.pages.load(site.match);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await loading).toMatchObject({ status: 'failed', html: '' });
    live.mockImplementation(async () => json({ contract: contractVersion, sections: [site.section] }));
    expect(await site.pages.retry(site.match)).toMatchObject({ status: 'ready', content: texts });
  });

  it('is given up a second later at most where its text does not come either', async () => {
    vi.useFakeTimers();
    runtime.loadRemote.mockRejectedValue(new Error('RUNTIME-008'));
    content.mockReturnValue(never);
    const loading = site.pages.load(site.match);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await loading).toMatchObject({ status: 'failed', html: '' });
  });

  it('leaves no rejection unhandled where the text fails long before the code arrives', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    let arrive: (module: unknown) => void = () => {};
    runtime.loadRemote.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    text();
    const loading = site.pages.load(site.match);
    await new Promise((resolve) => setTimeout(resolve, 20));
    arrive({ default: { contract: contractVersion, pages: { Axios: loadPage } } });
    expect(await loading).toMatchObject({ status: 'failed' });
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('a section whose live version does not work', () => {
  const before = 'a'.repeat(12);
  const works = { default: { contract: contractVersion, pages: { Axios: loadPage } } };

  function releasedTwice() {
    const pages = site.section.pages.map((page) => ({ ...page, headings: [] }));
    const manifest = { ...site.section, version: before, pages, files: {} };
    const release = { ...site.section, previous: before };
    live.mockImplementation(async () => json({ contract: contractVersion, sections: [release] }));
    const answers = vi.fn(async (address: string) => (address.endsWith('section.json') ? json(manifest) : json(texts)));
    vi.stubGlobal('fetch', (address: string) => (address === '/registry.json' ? live() : answers(address)));
    return answers;
  }

  it('is shown by the version before, on all of its pages, and says so', async () => {
    const answers = releasedTwice();
    runtime.loadRemote.mockRejectedValueOnce(new Error('RUNTIME-008')).mockResolvedValue(works);
    const base = `/s/advanced/${before}/`;
    const state = await site.pages.load(site.match);
    expect(state).toMatchObject({ status: 'ready', content: texts, base, isPrevious: true });
    expect(answers.mock.lastCall?.[0]).toContain(base);
    expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining(site.section.version));
  });

  it('is a failure of the live version where the version before does not work either', async () => {
    releasedTwice();
    runtime.loadRemote.mockRejectedValue(new Error('RUNTIME-008'));
    expect(await site.pages.load(site.match)).toMatchObject({ status: 'failed', html: '<h1>Axios</h1>' });
    runtime.loadRemote.mockResolvedValue(works);
    expect(await site.pages.retry(site.match)).toMatchObject({ status: 'ready', base: site.section.base });
  });

  it('stays as it is where it has no version before', async () => {
    await site.pages.load(site.match);
    expect(await site.pages.fallBack(site.match)).toBe(null);
  });
});

describe('prefetch', () => {
  it('fetches the text and the styles, hints the scripts, and runs nothing of the section', async () => {
    document.head.innerHTML = '';
    await site.pages.prefetch(site.match);
    await site.pages.prefetch(site.match);
    const { base } = site.section;
    expect(content.mock.calls).toEqual([[`${base}assets/Axios-x1.css`], [`${base}pages/Axios.json`]]);
    expect([...document.querySelectorAll('link')].map(({ rel }) => rel)).toEqual(['modulepreload']);
    expect(runtime.loadRemote).not.toHaveBeenCalled();
  });

  it('fetches the text alone on request', async () => {
    document.head.innerHTML = '';
    await site.pages.prefetch(site.match, { code: false });
    expect(content).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll('link')).toHaveLength(0);
  });
});

describe('initial', () => {
  it('is the page with what the document holds', async () => {
    site = freshSite(texts);
    expect(await site.pages.initial(site.match)).toMatchObject({
      status: 'ready',
      Page: Axios,
      content: texts,
      base: site.section.base,
    });
    expect(content).not.toHaveBeenCalled();
  });

  it('comes from the code that the document names, and does not depend on the registry', async () => {
    vi.useFakeTimers();
    site = freshSite(texts);
    live.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await site.pages.initial(site.match)).toMatchObject({
      status: 'ready',
      Page: Axios,
      content: texts,
      base: '',
    });
    const entry = `${location.origin}/s/advanced/files/remoteEntry-x1.js`;
    expect(runtime.registerRemotes.mock.lastCall?.[0]).toMatchObject([{ entry }]);
  });

  it('waits five seconds for a registry that does not answer', async () => {
    vi.useFakeTimers();
    site = freshSite(texts);
    live.mockReturnValue(never);
    const loading = site.pages.initial(site.match);
    await vi.advanceTimersByTimeAsync(5_100);
    expect(await loading).toMatchObject({ status: 'ready', base: '' });
  });

  it('is loaded from the live version when it is tried again', async () => {
    site = freshSite(texts);
    runtime.loadRemote.mockRejectedValueOnce(new Error('RUNTIME-008'));
    expect(await site.pages.initial(site.match)).toMatchObject({ status: 'failed', html: '<h1>Axios</h1>' });
    expect(await site.pages.retry(site.match)).toMatchObject({ status: 'ready', base: site.section.base });
    const [{ entry }] = runtime.registerRemotes.mock.lastCall?.[0] ?? [];
    expect(entry).toContain(`${site.section.base}remoteEntry-x1.js?retry=`);
  });

  it('is the text alone, as the server has rendered it, for a section of contract 1, and the whole page after that', async () => {
    const prose = { 'html-0': '<h1>Axios</h1>' };
    site = freshSite(prose as typeof texts, 1);
    expect(await site.pages.initial(site.match)).toEqual({ status: 'text', content: prose });
    expect(await site.pages.load(site.match)).toMatchObject({
      status: 'ready',
      Page: Axios,
      content: texts,
      base: site.section.base,
    });
    expect(await site.pages.initial(site.match)).toMatchObject({ status: 'ready' });
  });
});
