import { contractVersion, isWhole, navigationOf, navigationWithin } from '@site/sdk/contract';
import { registryAddress } from '@site/sdk/site';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageDataId, readPageData, SiteRegistry } from './registry.ts';
import { fixtureSections } from './testing/fixture-site.ts';

const [basics, hooks] = fixtureSections;
if (!basics || !hooks) throw new Error('There are no example sections.');
const navigation = fixtureSections.map(navigationOf);

const request = vi.fn<typeof fetch>();
const report = vi.fn<typeof console.error>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const answerWith = (...sections: unknown[]) =>
  request.mockImplementation(async () => answer({ contract: contractVersion, sections }));

beforeEach(() => {
  vi.stubGlobal('fetch', request.mockReset());
  vi.spyOn(console, 'error').mockImplementation(report.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('SiteRegistry', () => {
  const fresh = () => new SiteRegistry(navigation);

  it('fetches the registry once, past any stale cache', async () => {
    answerWith(basics, hooks);
    const registry = fresh();
    expect(await Promise.all([registry.section('basics'), registry.section('hooks')])).toEqual([basics, hooks]);
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith(registryAddress, expect.objectContaining({ cache: 'no-cache' }));
  });

  it('keeps a version once it is known, also when a newer one is live', async () => {
    answerWith(hooks);
    const registry = fresh();
    await registry.section('hooks');
    registry.refresh();
    answerWith({ ...hooks, version: 'bbbbbbbbbbbb', base: '/s/hooks/bbbbbbbbbbbb/' });
    await registry.live();
    expect(await registry.section('hooks')).toEqual(hooks);
  });

  it('fetches again after a refresh', async () => {
    answerWith(basics);
    const registry = fresh();
    await registry.live();
    registry.refresh();
    answerWith(basics, hooks);
    expect(await registry.section('hooks')).toEqual(hooks);
  });

  it('drops bad rows, reports them, and works with the rest', async () => {
    answerWith({ ...basics, entry: '../x.js' }, hooks);
    const registry = fresh();
    expect(await registry.section('hooks')).toEqual(hooks);
    await expect(registry.section('basics')).rejects.toThrow(
      'The registry has no usable entry for the section "basics".',
    );
    expect(report).toHaveBeenCalledTimes(1);
    expect(report.mock.lastCall?.[0]).toMatch(/^\/registry\.json: sections\[0\] \(basics\)[\s\S]*entry: /);
  });

  it.each([
    ['an error answer', async () => answer({}, 503), '/registry.json answered 503.'],
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['HTML', async () => new Response('<!doctype html>'), /./],
  ])('does not keep a failure: %s', async (_what, broken, problem) => {
    const registry = fresh();
    request.mockImplementationOnce(broken);
    await expect(registry.section('hooks')).rejects.toThrow(problem);
    answerWith(hooks);
    expect(await registry.section('hooks')).toEqual(hooks);
  });
});

/** An answer that a test gives later. */
function deferred() {
  let resolve: (response: Response) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Response>((one, other) => {
    resolve = one;
    reject = other;
  });
  return { promise, resolve, reject };
}

describe('a request that was sent before a refresh', () => {
  /** Two requests under way, and how to end each of them. */
  function twoRequests() {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const [old, recent] = [deferred(), deferred()];
    request.mockReturnValueOnce(old.promise).mockReturnValueOnce(recent.promise);
    const registry = new SiteRegistry(navigation);
    const first = registry.live();
    registry.refresh();
    const live = registry.live();
    return { registry, now, old, recent, first, live };
  }

  it('does not discard the one that was sent after it when it fails', async () => {
    const { registry, old, recent, first, live } = twoRequests();
    old.reject(new TypeError('Failed to fetch'));
    await expect(first).rejects.toThrow('Failed to fetch');
    expect(registry.live()).toBe(live);
    recent.resolve(answer({ contract: contractVersion, sections: fixtureSections }));
    expect((await live).sections).toEqual(fixtureSections);
  });

  it('does not end the wait for the one that was sent after it', async () => {
    const { registry, now, old, recent, first, live } = twoRequests();
    old.resolve(answer({ contract: contractVersion, sections: fixtureSections }));
    await first;
    now.mockReturnValue(4_100);
    expect(registry.isOut()).toBe(true);
    recent.resolve(answer({ contract: contractVersion, sections: fixtureSections }));
    await live;
    expect(registry.isOut()).toBe(false);
  });
});

describe('a registry', () => {
  it('is out from the failure until it is asked for again', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    const registry = new SiteRegistry(navigation);
    expect(registry.isOut()).toBe(false);
    await registry.wholeNavigation();
    expect(registry.isOut()).toBe(true);
    registry.refresh();
    expect(registry.isOut()).toBe(false);
  });

  it('is out while it is late', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const late = deferred();
    request.mockReturnValue(late.promise);
    const registry = new SiteRegistry(navigation);
    const loading = registry.live();
    expect(registry.isOut()).toBe(false);
    now.mockReturnValue(4_100);
    expect(registry.isOut()).toBe(true);
    late.resolve(answer({ contract: contractVersion, sections: fixtureSections }));
    await loading;
    expect(registry.isOut()).toBe(false);
  });
});

describe('the whole navigation', () => {
  const document = () => new SiteRegistry(navigationWithin(navigation, 'hooks'));

  it('is the live one, fetched once, and known from then on', async () => {
    answerWith(...fixtureSections);
    const registry = document();
    expect(isWhole(registry.known())).toBe(false);
    expect(registry.wholeNavigation()).toBe(registry.wholeNavigation());
    expect(await registry.wholeNavigation()).toEqual(fixtureSections);
    expect(registry.known()).toEqual(fixtureSections);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('stays the same object after a refresh, so that no page waits for it again', async () => {
    answerWith(...fixtureSections);
    const registry = document();
    const whole = registry.wholeNavigation();
    await whole;
    registry.refresh();
    expect(registry.wholeNavigation()).toBe(whole);
    await registry.live();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['cannot be read', () => request.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['is empty', () => answerWith()],
  ])('is that of the document where the registry %s, until it is asked for again', async (_what, fail) => {
    fail();
    const registry = document();
    expect(await registry.wholeNavigation()).toEqual(registry.navigation);
    answerWith(...fixtureSections);
    expect(await registry.wholeNavigation()).toEqual(registry.navigation);
    registry.refresh();
    expect(await registry.wholeNavigation()).toEqual(fixtureSections);
  });
});

describe('readPageData', () => {
  const code = { id: 'hooks', entry: '/s/hooks/files/remoteEntry-x1.js', page: 'UseReduce' };

  /** Puts page data into the document where a rendered page has it: at the end, after the page itself. */
  function compose(composition: unknown, page = '') {
    const json = typeof composition === 'string' ? composition : JSON.stringify(composition);
    document.body.innerHTML = `<div id="root">${page}</div><script type="application/json" id="${pageDataId}">${json}</script>`;
  }

  it('reads what the page carries, without a request', async () => {
    compose({ contract: contractVersion, navigation, code });
    expect(await readPageData()).toEqual({ contract: contractVersion, navigation, code });
    expect(request).not.toHaveBeenCalled();
  });

  it('is not misled by a heading of the page that has the same id', async () => {
    compose({ contract: contractVersion, navigation, code }, '<h2 id="page-data">Page data</h2>');
    expect(await readPageData()).toEqual({ contract: contractVersion, navigation, code });
  });

  it('drops and reports what is damaged, and works with the rest', async () => {
    compose({
      contract: contractVersion,
      navigation: [{ id: 'basics' }, navigationOf(hooks)],
      code: { ...code, entry: 'https://elsewhere.example/x.js' },
    });
    expect(await readPageData()).toEqual({
      contract: contractVersion,
      navigation: [navigationOf(hooks)],
      code: null,
    });
    expect(report.mock.calls.map(([message]) => String(message).split(' does ')[0])).toEqual([
      '#page-data: navigation[0] (basics)',
      '#page-data: code',
    ]);
  });

  it('derives it from the registry when the page carries none, as in development', async () => {
    answerWith(basics, hooks);
    expect(await readPageData()).toEqual({ contract: contractVersion, navigation: [basics, hooks], code: null });
  });
});
