import type { ReleaseRow } from '@site/sdk/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixturePage } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { openBisect } from './open-bisect.tsx';

const hex = (sequence: number) => sequence.toString(16).padStart(12, '0');
const release = (sequence: number, section: string, change: Partial<ReleaseRow> = {}): ReleaseRow => ({
  ...{ sequence, section, at: '2026-11-20T10:00:00.000Z', action: 'release', actor: 'Ada', version: hex(sequence) },
  ...{ commit: 'abcdef012345', owner: `@site/${section}`, bytes: 1000, gate: null, pages: sequence === 1 ? null : [] },
  ...change,
});
const hooks = [1, 2, 3, 4, 5].map((sequence) => release(sequence, 'hooks'));

const manifest = (id: string, version: string) => ({
  ...{ contract: 3, id, title: 'React Hooks', order: 2, version, owner: '@site/hooks', commit: null },
  ...{ entry: 'remoteEntry-x2.js', pages: [{ ...fixturePage('/UseOld', 'useOld', 1), headings: [] }], files: {} },
});

/** Answers as a store would. @param gone versions that were cleaned away */
function serve(releases: ReleaseRow[], gone: string[] = []) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input);
    if (path === '/releases.json') return Response.json({ version: 1, releases: releases.toReversed() });
    const [, , id = '', version = ''] = path.split('/');
    return gone.includes(version) ? new Response('', { status: 404 }) : Response.json(manifest(id, version));
  });
}

async function open(query: string) {
  const { banner, registry } = await openBisect(new URLSearchParams(query));
  await renderAt(`/UseOld?${query}`, banner);
  return { registry, text: screen.getByRole('region', { name: 'Bisect' }).textContent ?? '' };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('shows the sections as they were in the middle, and nothing of what is live', async () => {
  serve(hooks);
  const { registry, text } = await open('bisect=1..5');
  expect(text).toContain('as it was after release 3, Nov 20, 2026');
  expect(text).toContain('At most 2 steps are left.');
  expect(registry?.navigation.map(({ id, pages }) => [id, pages[0]?.address])).toEqual([['hooks', '/UseOld']]);
  expect((await registry?.section('hooks'))?.version).toBe(hex(3));
  expect((await registry?.live())?.sections.map(({ version }) => version)).toEqual([hex(3)]);
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

it.each([
  ['It works here', /\/UseOld\?bisect=1..5&works=3$/],
  ['It fails here', /\/UseOld\?bisect=1..5&fails=3$/],
  ['Leave', /\/UseOld$/],
])('goes on when the reader presses “%s”', async (name, address) => {
  serve(hooks);
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  await open('bisect=1..5');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(String(replace.mock.calls[0]?.[0])).toMatch(address);
});

it('names the release that changed it, on the live site', async () => {
  const page = { address: '/UseReduce', title: 'useReducer', change: 'changed' as const };
  serve(hooks.map((one) => (one.sequence === 4 ? { ...one, pages: [page] } : one)));
  const { registry, text } = await open('bisect=1..5&works=3&fails=4');
  expect(registry).toBeUndefined();
  expect(text).toMatch(
    /This release changed it:Release 4: React Hooks, version 000000000004, commit abcdef012345, owner @site\/hooks, Nov 20.* by Ada1 changed/,
  );
  expect(screen.getByRole('link', { name: 'All releases' }).getAttribute('href')).toBe('/releases');
});

it('passes over a version that was cleaned away, and says so', async () => {
  serve(hooks, [hex(3)]);
  expect((await open('bisect=1..5')).text).toMatch(
    /after release 2.*some of their versions can no longer.*: release 3\./,
  );
});

it('says which releases it may have been where none of those between can be shown', async () => {
  serve(hooks, [hex(2), hex(3), hex(4)]);
  expect((await open('bisect=1..5')).text).toMatch(/One of these changed it:.*releases 2, 3 and 4\./);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('says that only the host changed, which cannot be shown', async () => {
  serve([...hooks, release(6, 'host', { owner: null, pages: null })]);
  const { text, registry } = await open('bisect=5..6');
  expect(registry).toBeUndefined();
  expect(text).toMatch(/only the host changed.*cannot be shown.*Release 6: Host, version 000000000006/);
});

it('says that the host is to blame where a page fails with all versions', async () => {
  serve([...hooks, release(6, 'host', { owner: null, pages: null })]);
  expect((await open('bisect=1..5&fails=1')).text).toMatch(/fails with every version.*Release 6: Host/);
});

it('gives the reason where it cannot go on, and shows the live site', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  serve(hooks);
  expect((await open('bisect=5..1')).text).toContain('5 is not smaller than 1');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const { banner, registry } = await openBisect(new URLSearchParams('bisect=1..5'));
  expect(registry).toBeUndefined();
  await renderAt('/UseOld', banner);
  expect(screen.getAllByRole('region', { name: 'Bisect' }).at(-1)?.textContent).toContain(
    'did not arrive. The server could not be reached. Reload the page to try again.',
  );
});
