import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentInDocument, fetchContent, proseOf } from './page-content.ts';
import { fixturePage, fixtureSection } from './testing/fixture-site.ts';

const request = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

let count = 0;

/** A page whose content no other test has fetched. */
function freshPage() {
  count += 1;
  return fixturePage(`/Page${count}`, 'A page');
}

const section = fixtureSection('hooks', 'React Hooks', []);

beforeEach(() => {
  vi.stubGlobal('fetch', request.mockReset());
  return () => vi.unstubAllGlobals();
});

describe('contentInDocument', () => {
  it('finds the static parts of a page by their names, with the HTML they came with', () => {
    const element = document.createElement('div');
    element.innerHTML =
      '<main><div data-content="html-0"><h1>A &amp; B</h1></div><div data-content="A.demo.tsx"></div><p>Else</p></main>';
    expect(contentInDocument(element)).toEqual({ 'html-0': '<h1>A &amp; B</h1>', 'A.demo.tsx': '' });
  });
});

describe('proseOf', () => {
  it('returns the prose in order, without sources', () => {
    expect(proseOf({ 'html-0': '<p>a</p>', 'A.demo.tsx': 'code', 'html-1': '<p>b</p>' })).toBe('<p>a</p><p>b</p>');
  });
});

describe('fetchContent', () => {
  it('fetches the content of a page from beside the section’s code', async () => {
    const page = freshPage();
    request.mockImplementation(async () => answer({ 'html-0': '<p>Text</p>' }));
    expect(await fetchContent(section, page.content)).toEqual({ 'html-0': '<p>Text</p>' });
    expect(request.mock.lastCall?.[0]).toBe(`/s/hooks/0123456789ab/pages/${page.name}.json`);
  });

  it('sends no request when the page module includes its content', async () => {
    expect(await fetchContent(section, null)).toEqual({});
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    ['an error answer', () => answer({}, 503), /pages\/Page\d+\.json answered 503\.$/],
    ['a list', () => answer(['text']), 'does not hold named texts'],
    ['another shape', () => answer({ 'html-0': { text: 1 } }), 'does not hold named texts'],
    ['nothing', () => answer(null), 'does not hold named texts'],
    ['HTML', () => new Response('<!doctype html>'), /./],
  ])('refuses %s, and tries again the next time', async (_what, response, problem) => {
    const page = freshPage();
    request.mockImplementationOnce(async () => response());
    await expect(fetchContent(section, page.content)).rejects.toThrow(problem);

    request.mockImplementationOnce(async () => answer({ 'html-0': 'healed' }));
    expect(await fetchContent(section, page.content)).toEqual({ 'html-0': 'healed' });
  });

  it('gives up on an answer that never comes, so that the next time can succeed', async () => {
    const page = freshPage();
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    request.mockImplementationOnce(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('too late')));
        }),
    );
    const fetching = fetchContent(section, page.content);
    expect(timeout).toHaveBeenCalledWith(8_000);
    limit.abort();
    await expect(fetching).rejects.toThrow('too late');

    request.mockImplementationOnce(async () => answer({ 'html-0': 'healed' }));
    expect(await fetchContent(section, page.content)).toEqual({ 'html-0': 'healed' });
    timeout.mockRestore();
  });
});
