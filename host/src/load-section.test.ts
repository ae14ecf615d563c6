import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSection, hintPage, loadSection } from './load-section.ts';
import { examplePage, exampleSection } from './testing/example-site.ts';

// Nothing is federated under vitest, so the federation runtime is mocked. These tests show what is asked of it and what is
// made of its answers; that sections really load, fail and recover is for the browser tests in host/e2e to show.
const runtime = vi.hoisted(() => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));
vi.mock('@module-federation/runtime', () => runtime);

const module = { default: { contract: 1, pages: { Axios: async () => ({ default: () => null }) } } };

let count = 0;

/** A section that no other test has loaded. */
function freshSection() {
  count += 1;
  return exampleSection(`s${count}`, 'Section', [examplePage('/Axios', 'Axios', 1)]);
}

const registered = () => runtime.registerRemotes.mock.lastCall;

beforeEach(() => {
  runtime.loadRemote.mockReset().mockResolvedValue(module);
  runtime.registerRemotes.mockReset();
});

describe('loadSection', () => {
  it('registers the entry under its whole address, and gives what it exposes', async () => {
    const section = freshSection();
    expect(await loadSection(section)).toBe(module.default);
    const entry = `${location.origin}/s/${section.id}/0123456789ab/remoteEntry-x1.js`;
    expect(registered()).toEqual([[{ name: section.id, entry, type: 'module' }], { force: false }]);
    expect(runtime.loadRemote).toHaveBeenCalledWith(`${section.id}/section`);
  });

  it('takes an entry from a development server', async () => {
    await loadSection({ ...freshSection(), base: 'http://localhost:5172/', entry: 'remoteEntry.js' });
    expect(registered()?.[0]).toMatchObject([{ entry: 'http://localhost:5172/remoteEntry.js' }]);
  });

  it('keeps a success, and asks once for what is wanted twice', async () => {
    const section = freshSection();
    const both = [loadSection(section), loadSection(section)];
    await Promise.all(both);
    await loadSection(section);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
  });

  it('does not keep a failure: the next call tries again, by force and under a fresh address', async () => {
    const section = freshSection();
    runtime.loadRemote.mockRejectedValueOnce(new Error('RUNTIME-008'));
    await expect(loadSection(section)).rejects.toThrow('RUNTIME-008');

    expect(await loadSection(section)).toBe(module.default);
    expect(registered()).toEqual([
      [expect.objectContaining({ entry: expect.stringMatching(/remoteEntry-x1\.js\?retry=\d+$/) })],
      { force: true },
    ]);
  });

  it.each([
    [undefined],
    [null],
    [{}],
    [{ default: null }],
    [{ default: { contract: 2, pages: {} } }],
    ['<!doctype html>'],
  ])('refuses %j, which is no section, names it, and tries again the next time', async (answer) => {
    const section = freshSection();
    runtime.loadRemote.mockResolvedValueOnce(answer);
    await expect(loadSection(section)).rejects.toThrow(
      `The section "${section.id}" loaded, but it is not a section this site understands (${location.origin}/s/`,
    );
    expect(await loadSection(section)).toBe(module.default);
  });

  it('starts anew after a load that neither succeeded nor failed was forgotten', async () => {
    const section = freshSection();
    runtime.loadRemote.mockReturnValueOnce(new Promise(() => {}));
    loadSection(section);
    forgetSection(section.id);
    expect(await loadSection(section)).toBe(module.default);
    expect(registered()?.[1]).toEqual({ force: true });
  });

  it('keeps the success of the second try, also when the first one fails after it', async () => {
    const section = freshSection();
    let fail: (error: Error) => void = () => {};
    runtime.loadRemote.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    const first = loadSection(section);
    forgetSection(section.id);
    await loadSection(section);
    fail(new Error('too late'));
    await expect(first).rejects.toThrow('too late');

    await loadSection(section);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(2);
  });
});

describe('hintPage', () => {
  const hints = () =>
    [...document.head.querySelectorAll('link')].map(({ rel, as, crossOrigin, href }) => ({
      ...{ rel, as, crossOrigin },
      path: new URL(href).pathname,
    }));

  beforeEach(() => {
    document.head.innerHTML = '';
  });

  it('has the browser fetch scripts and styles of a page at once, the way they are loaded later', () => {
    const section = freshSection();
    hintPage(section, examplePage('/Axios', 'Axios'));
    const base = `/s/${section.id}/0123456789ab/assets`;
    expect(hints()).toMatchObject([
      { rel: 'modulepreload', crossOrigin: 'anonymous', path: `${base}/Axios-x1.js` },
      { rel: 'preload', as: 'style', crossOrigin: 'anonymous', path: `${base}/Axios-x1.css` },
    ]);
  });

  it('asks for no file twice', () => {
    const section = freshSection();
    hintPage(section, examplePage('/Axios', 'Axios'));
    hintPage(section, examplePage('/Axios', 'Axios', 1, { preload: ['assets/Axios-x1.js', 'assets/more.js'] }));
    expect(hints()).toHaveLength(3);
  });
});
