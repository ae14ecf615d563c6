import { afterEach, beforeEach, expect, it } from 'vitest';
import { publish } from '../publish.ts';
import type { FixturePage } from '../testing/fixture-release.ts';
import { type FixtureSite, first, liveFixtureSite } from '../testing/fixture-site.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = await liveFixtureSite();
});
afterEach(() => site.remove());

/** What a release of the first section reports of addresses. */
async function reported(...pages: FixturePage[]): Promise<string[]> {
  const lines: string[] = [];
  await publish(site.store, 'release', [await site.stage({ ...first, pages })], {
    progress: (line) => lines.push(line),
  });
  return lines.filter((line) => line.startsWith('No longer found'));
}

it('a release reports the addresses that it ends, those of entries and aliases too, and what keeps them', async () => {
  const alpha = { address: '/Alpha', aliases: ['/Letter'], entries: { keys: ['old-keys'] } };
  expect(await reported(alpha)).toEqual([expect.stringMatching(/^No longer found: \/Beta\. .* aliases/)]);
  expect(await reported({ address: '/Alpha' })).toEqual([
    expect.stringContaining('No longer found: /Alpha/keys, /Letter, /Alpha/old-keys. '),
  ]);
});

it('reports nothing of what an alias keeps, or another letter case', async () => {
  expect(await reported({ address: '/ALPHA' }, { address: '/Delta', aliases: ['/beta'] })).toEqual([]);
});
