import { afterEach, beforeEach, expect, it } from 'vitest';
import { readState } from '../release/ledger.ts';
import { nextSnapshot } from '../release/next-snapshot.ts';
import { withSnapshotDraft } from '../release/snapshot.ts';
import type { Candidate } from '../release/stage.ts';
import { type FixtureSite, first, liveFixtureSite, second } from '../release/testing/fixture-site.ts';
import { deadLinks, linkedPaths } from './dead-links.ts';
import { problemText } from './problem.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = await liveFixtureSite();
});
afterEach(() => site.remove());

const live = () => site.store.snapshotDir(site.store.liveSequence());

/** The links that would lead nowhere if a candidate were live. */
async function deadWith(candidate: Candidate): Promise<string[]> {
  const next = nextSnapshot(site.store, readState(site.store), 'release', [candidate]);
  if (!next) throw new Error('Nothing would change.');
  return withSnapshotDraft(site.store, next.content, async (draft) =>
    deadLinks(site.store, draft, live()).map(problemText),
  );
}

const linkTo = (...hrefs: string[]) => hrefs.map((href) => `<a class="x" href="${href}">there</a>`).join(' ');

it('a link to a page that no section has is found, with its page', async () => {
  const pages = [{ address: '/Alpha', text: linkTo('/Gamma', '/Delta#part', '/Delta') }, { address: '/Beta' }];
  expect(await deadWith(await site.stage({ ...first, pages }))).toEqual(['/Alpha: The link to /Delta leads nowhere.']);
});

it('a link of another section to a page that would be gone is found, and none where the page keeps an alias', async () => {
  await site.release({ ...first, pages: [{ address: '/Alpha', text: linkTo('/gamma?level=basic') }] });
  const gone = await site.stage({ id: 'second', pages: [{ address: '/Delta' }], order: 2 });
  expect(await deadWith(gone)).toEqual(['/Alpha: The link to /gamma leads nowhere.']);
  const renamed = await site.stage({ id: 'second', pages: [{ address: '/Delta', aliases: ['/Gamma'] }], order: 2 });
  expect(await deadWith(renamed)).toEqual([]);
});

it('what a page has as before is not looked at again, but for the snapshot as a whole', async () => {
  await site.release({ ...first, pages: [{ address: '/Alpha', text: linkTo('/Delta') }] });
  expect(await deadWith(await site.stage({ ...second, script: 'two' }))).toEqual([]);
  expect(deadLinks(site.store, live(), null).map(problemText)).toEqual(['/Alpha: The link to /Delta leads nowhere.']);
});

it('leads to a value of a parameter, a file, a page in any letter case and its parts', async () => {
  const text = linkTo(
    '/Users/42',
    '/registry.json',
    '/gAMMA/',
    '#part',
    '?level=basic',
    'mailto:a@example.org',
    '//b.example/c',
  );
  expect(await deadWith(await site.stage({ ...first, pages: [{ address: '/Users', param: 'name', text }] }))).toEqual(
    [],
  );
});

it('links are resolved as a browser does', () => {
  const html = linkTo('/A?x=1&amp;y=2#z', 'B', '/C%20D', '/%E0', 'https://a.example/E', '/A');
  expect(linkedPaths(html, '/One/two')).toEqual(['/A', '/One/B', '/C D', '/%E0']);
});
