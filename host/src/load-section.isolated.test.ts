import { contractVersion } from '@site/sdk/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SectionLoader } from './load-section.ts';

// Nothing is federated under vitest, so the federation runtime is mocked. These tests cover the calls to it
// and the use of its results; the browser tests in host/e2e show that sections really load, fail and recover.
const runtime = vi.hoisted(() => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));
vi.mock('@module-federation/runtime', () => runtime);

const module = { default: { contract: contractVersion, pages: { Axios: async () => ({ default: () => null }) } } };

const [id, entry] = ['advanced', '/s/advanced/files/remoteEntry-x1.js'];
let loader: SectionLoader;

const registered = () => runtime.registerRemotes.mock.lastCall;

beforeEach(() => {
  runtime.loadRemote.mockReset().mockResolvedValue(module);
  runtime.registerRemotes.mockReset();
  loader = new SectionLoader();
});

describe('load', () => {
  it('registers the entry under its whole address, and returns what it exposes', async () => {
    expect(await loader.load(id, entry)).toBe(module.default);
    expect(registered()).toEqual([[{ name: id, entry: location.origin + entry, type: 'module' }], { force: false }]);
    expect(runtime.loadRemote).toHaveBeenCalledWith(`${id}/section`);
  });

  it('accepts an entry from a development server', async () => {
    await loader.load('advanced', 'http://localhost:5172/remoteEntry.js');
    expect(registered()?.[0]).toMatchObject([{ entry: 'http://localhost:5172/remoteEntry.js' }]);
  });

  it('caches a success, and loads once what is requested twice', async () => {
    const both = [loader.load(id, entry), loader.load(id, entry)];
    await Promise.all(both);
    await loader.load(id, entry);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
  });

  it('takes the entry of another version in place of the one before', async () => {
    await loader.load(id, entry);
    await loader.load(id, '/s/advanced/files/remoteEntry-x2.js');
    expect(registered()).toEqual([
      [expect.objectContaining({ entry: expect.stringMatching(/\/remoteEntry-x2\.js$/) })],
      { force: true },
    ]);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(2);
  });

  it('does not keep a failure: the next call tries again, by force and under a fresh address', async () => {
    runtime.loadRemote.mockRejectedValueOnce(new Error('RUNTIME-008'));
    await expect(loader.load(id, entry)).rejects.toThrow('RUNTIME-008');

    expect(await loader.load(id, entry)).toBe(module.default);
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
    [{ default: { contract: 99, pages: {} } }],
    ['<!doctype html>'],
  ])('refuses %j, which is not a section, names it, and tries again the next time', async (answer) => {
    runtime.loadRemote.mockResolvedValueOnce(answer);
    await expect(loader.load(id, entry)).rejects.toThrow(
      `The section "${id}" loaded, but it is not a section this site understands (${location.origin}/s/`,
    );
    expect(await loader.load(id, entry)).toBe(module.default);
  });

  it('starts again after a load that neither succeeded nor failed was forgotten', async () => {
    runtime.loadRemote.mockReturnValueOnce(new Promise(() => {}));
    loader.load(id, entry);
    loader.forget(id);
    expect(await loader.load(id, entry)).toBe(module.default);
    expect(registered()?.[1]).toEqual({ force: true });
  });

  it('keeps the success of the second try, also when the first one fails after it', async () => {
    let fail: (error: Error) => void = () => {};
    runtime.loadRemote.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    const first = loader.load(id, entry);
    loader.forget(id);
    await loader.load(id, entry);
    fail(new Error('too late'));
    await expect(first).rejects.toThrow('too late');

    await loader.load(id, entry);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(2);
  });
});
