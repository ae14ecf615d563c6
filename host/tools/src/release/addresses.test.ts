import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FixturePage } from './testing/fixture-release.ts';
import { type FixtureSite, liveFixtureSite } from './testing/fixture-site.ts';
import { liveTree } from './testing/live-tree.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = await liveFixtureSite();
});
afterEach(() => site.remove());

/** The message of a release attempt, which must leave the live site unchanged. */
async function refusal(id: string, ...pages: FixturePage[]): Promise<string> {
  const before = liveTree(site.store);
  const message = await site.release({ id, pages, order: 3 }).then(
    () => 'released',
    (error: Error) => error.message,
  );
  const sections = /^s\/(?:first|second)\/|^(?!s\/)/;
  const kept = Object.entries(liveTree(site.store)).filter(([path]) => sections.test(path));
  expect(Object.fromEntries(kept)).toEqual(before);
  return message;
}

it('two pages of one section with the same address are both named', async () => {
  const message = await refusal('third', { address: '/Delta' }, { address: '/dELTA' });
  expect(message).toContain('/dELTA of "third" is taken by /Delta of "third"');
  expect(message).toContain('nothing was released');
});

it('two pages of different sections with the same address are both named', async () => {
  expect(await refusal('third', { address: '/gamma' })).toContain('/gamma of "third" is taken by /Gamma of "second"');
});

it('all clashes are named at once', async () => {
  const message = await refusal('third', { address: '/ALPHA' }, { address: '/GAMMA' });
  expect(message).toContain('/ALPHA of "third" is taken by /Alpha of "first"');
  expect(message).toContain('/GAMMA of "third" is taken by /Gamma of "second"');
});

it.each(['/s', '/S', '/host', '/Host', '/Feeds', '/registry', '/Design'])('%s is the site’s own', async (address) => {
  expect(await refusal('third', { address })).toContain(`${address} of "third" is taken by the site itself`);
});

it('an address that is an alias in another section is taken, in any letter case', async () => {
  await site.release({ id: 'second', pages: [{ address: '/Gamma', aliases: ['/Letter'] }], order: 2 });
  expect(await refusal('third', { address: '/letter' })).toContain(
    '/letter of "third" is taken by /Letter (alias of /Gamma) of "second"',
  );
});

it('an alias that leads somewhere already is taken, and both are named', async () => {
  await site.release({ id: 'second', pages: [{ address: '/Gamma', aliases: ['/Letter'] }], order: 2 });
  const message = await refusal('third', { address: '/Delta', aliases: ['/LETTER', '/design', '/alpha'] });
  expect(message).toContain('/LETTER (alias of /Delta) of "third" is taken by /Letter (alias of /Gamma) of "second"');
  expect(message).toContain('/design (alias of /Delta) of "third" is taken by the site itself');
  expect(message).toContain('/alpha (alias of /Delta) of "third" is taken by /Alpha of "first"');
  expect(message).toContain('take the alias out');
});

it('an address that one section gives up is free for another', async () => {
  await site.release({ id: 'second', pages: [{ address: '/Epsilon' }], order: 2 });
  await site.release({ id: 'third', pages: [{ address: '/Gamma' }], order: 3 });
  expect(liveTree(site.store)).toHaveProperty('Gamma/index.html');
});
