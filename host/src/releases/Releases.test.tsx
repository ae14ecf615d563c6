import type { ReleaseRow } from '@site/sdk/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import Releases from './Releases.tsx';

afterEach(() => vi.restoreAllMocks());

const release = (change: Partial<ReleaseRow>): ReleaseRow => ({
  ...{ sequence: 1, at: '2026-11-20T10:00:00.000Z', action: 'release', actor: 'Ada', section: 'hooks' },
  ...{
    version: '111111111111',
    commit: 'abcdef012345',
    owner: '@site/hooks',
    bytes: 1_234_567,
    gate: null,
    pages: null,
  },
  ...change,
});

const changed: ReleaseRow['pages'] = [
  { address: '/UseReduce', title: 'useReducer', change: 'changed' },
  { address: '/UseOld', title: 'useOld', change: 'removed' },
];

function answer(...releases: ReleaseRow[]) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ version: 1, releases }));
}

async function rows() {
  const table = await screen.findByRole('table');
  return within(table).getAllByRole('row').slice(1);
}

it('lists section, number, version, commit, owner, time, size and gate of each release, in the order of the file', async () => {
  answer(release({ sequence: 2, section: 'host', version: '222222222222', owner: null, bytes: 2000 }), release({}));
  await renderAt('/releases', <Releases />);
  const [host, hooks] = await rows();
  expect(host?.textContent).toMatch(/^Host Live 2222222222222abcdef012345The site.*2 kBNot checked/);
  expect(hooks?.textContent).toMatch(
    /^React Hooks Live 1111111111111abcdef012345@site\/hooksNov 20, 2026.* by Ada1.2 MBNot checked–$/,
  );
});

it('marks what is live and names rollbacks and sections that were taken out', async () => {
  answer(
    release({ sequence: 4, section: 'projects', action: 'retire', version: null }),
    release({ sequence: 3, action: 'rollback' }),
    release({ sequence: 2, version: '222222222222' }),
    release({ sequence: 1, section: 'projects' }),
  );
  await renderAt('/releases', <Releases />);
  const texts = (await rows()).map((row) => row.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^Projects *4Taken out/),
    expect.stringMatching(/^React Hooks Live Rollback3111111111111/),
    expect.stringMatching(/^React Hooks *2222222222222/),
    expect.stringMatching(/^Projects *1111111111111/),
  ]);
});

it('names the pages that a release changed, and links to those that are there', async () => {
  answer(release({ pages: changed }));
  await renderAt('/releases', <Releases />);
  const [row] = await rows();
  await userEvent.click(within(row as HTMLElement).getByText('1 changed, 1 removed'));
  const pages = within(row as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(pages).toEqual(['useReducer changed', 'useOld removed']);
  expect(within(row as HTMLElement).getAllByRole('link')).toHaveLength(1);
});

it('says who owns what is live', async () => {
  answer(release({}));
  await renderAt('/releases', <Releases />);
  const owners = await screen.findByRole('region', { name: 'Who owns what' });
  expect(owners.textContent).toContain('React Hooks@site/hooks 111111111111');
});

it('reports a list that does not arrive or has another shape, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ version: 1, releases: 'none' }));
  await renderAt('/releases', <Releases />);
  await screen.findByRole('alert');
  answer(release({}));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await rows()).toHaveLength(1);
});
