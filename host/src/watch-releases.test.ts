import { contractVersion } from '@site/sdk/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteRegistry } from './registry.ts';
import { tellReleases } from './tell-releases.ts';
import { fixtureSections } from './testing/fixture-site.ts';
import { watchReleases } from './watch-releases.ts';

const [basics, hooks] = fixtureSections;
if (!basics || !hooks) throw new Error('There are no example sections.');
const newer = { ...hooks, version: 'aaaaaaaaaaaa', base: '/s/hooks/aaaaaaaaaaaa/' };
const host = { old: '111111111111', new: '222222222222' };

const notices: string[] = [];
const collect = ({ detail }: CustomEvent<string>) => notices.push(detail);

/** A tab that uses one section, in the host that its document names. */
async function openTab(): Promise<SiteRegistry> {
  document.body.innerHTML = `<script type="application/json" id="page-data" data-entry="/host/${host.old}/main.js"></script>`;
  const registry = new SiteRegistry(fixtureSections);
  registry.live = async () => ({ contract: contractVersion, sections: fixtureSections });
  await registry.section('hooks');
  return registry;
}

const serve = (sections: object[], version = host.old) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ contract: contractVersion, at: '2026-11-20T10:00:00.000Z', host: version, sections }),
    );

beforeEach(() => {
  notices.length = 0;
  addEventListener('site:notice', collect);
});
afterEach(() => {
  removeEventListener('site:notice', collect);
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('names the sections that this tab uses in an older version, and leaves the tab as it is', async () => {
  serve([{ ...basics, version: 'bbbbbbbbbbbb', base: '/s/basics/bbbbbbbbbbbb/' }, newer]);
  const tab = await openTab();
  await tellReleases(tab);
  expect(notices).toEqual([expect.stringContaining('new release of React Hooks. This tab keeps')]);
  expect(await tab.section('hooks')).toBe(hooks);
});

it('names the host, too', async () => {
  serve([newer], host.new);
  await tellReleases(await openTab());
  expect(notices).toEqual([expect.stringContaining('new release of React Hooks and the site itself.')]);
});

it('says nothing while the tab is up to date', async () => {
  serve(fixtureSections);
  await tellReleases(await openTab());
  expect(notices).toEqual([]);
});

it('asks when the reader comes back after ten minutes, and not more often', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const request = serve([newer]);
  watchReleases(await openTab());
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  comeBack();
  vi.setSystemTime(Date.now() + 11 * 60_000);
  vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  comeBack();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(request).not.toHaveBeenCalled();
  comeBack();
  comeBack();
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  expect(request).toHaveBeenCalledOnce();
});
