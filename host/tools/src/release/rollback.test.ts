import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readState, versionIn } from './ledger.ts';
import { listReleases } from './list-releases.ts';
import { retire } from './publish.ts';
import { rollback, rollbackAll } from './rollback.ts';
import { type FixtureSite, first, fixtureSite, liveFixtureSite } from './testing/fixture-site.ts';
import { liveTree } from './testing/live-tree.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = await liveFixtureSite();
});
afterEach(() => site.remove());

const releaseFirst = (script: string) => site.release({ ...first, script });
const live = (id = 'first') => versionIn(readState(site.store), id);
const rendered = () =>
  Object.entries(liveTree(site.store)).filter(([path]) => !/^(?:s|host|registry|releases)/.test(path));

describe('rollback', () => {
  it('restores the previous version, byte for byte', async () => {
    const before = rendered();
    const old = live();
    await releaseFirst('two');
    expect(rendered()).not.toEqual(before);
    const { entry, changed } = await rollback(site.store, 'first');
    expect(entry).toMatchObject({ action: 'rollback', subjects: ['first'], sequence: 3 });
    expect(changed.map(({ version }) => version)).toEqual([old]);
    expect(rendered()).toEqual(before);
  });

  it('takes several back in one step, or none of them', async () => {
    const old = [live('host'), live()];
    await expect(rollbackAll(site.store, ['host', 'first'])).rejects.toThrow('nothing to go back to');
    await site.publish(await site.stageHost('two'), await site.stage({ ...first, script: 'two' }));
    const { entry } = await rollbackAll(site.store, ['host', 'first']);
    expect(entry).toMatchObject({ action: 'rollback', subjects: ['host', 'first'] });
    expect([live('host'), live()]).toEqual(old);
  });

  it('several in a row go further back', async () => {
    const versions = [live(), await releaseFirst('two'), await releaseFirst('three')];
    await rollback(site.store, 'first');
    expect(live()).toBe(versions[1]);
    await rollback(site.store, 'first');
    expect(live()).toBe(versions[0]);
    await expect(rollback(site.store, 'first')).rejects.toThrow('nothing to go back to');
  });

  it('leaves readers the version before the one that it goes back to, if that does not work for them', async () => {
    const previous = () => readState(site.store).sections.find(({ id }) => id === 'first')?.previous;
    const oldest = live();
    expect(previous()).toBeUndefined();
    const middle = await releaseFirst('two');
    expect(previous()).toBe(oldest);
    await releaseFirst('three');
    expect(previous()).toBe(middle);
    await rollback(site.store, 'first');
    expect(previous()).toBe(oldest);
    await rollback(site.store, 'first');
    expect(previous()).toBeUndefined();
  });

  it('skips a version that was rolled back', async () => {
    const good = live();
    await releaseFirst('bad');
    await rollback(site.store, 'first');
    await releaseFirst('bad as well');
    await rollback(site.store, 'first');
    expect(live()).toBe(good);
  });

  it('goes to a named version, and from there forward again', async () => {
    const oldest = live();
    const middle = await releaseFirst('two');
    const newest = await releaseFirst('three');
    await rollback(site.store, 'first', oldest ?? '');
    expect(live()).toBe(oldest);
    await rollback(site.store, 'first', newest);
    expect(live()).toBe(newest);
    await rollback(site.store, 'first');
    expect(live()).toBe(oldest);
    expect(site.store.has('first', middle)).toBe(true);
  });

  it('leaves the other sections and the host as they are', async () => {
    await releaseFirst('two');
    const other = await site.release({ id: 'second', pages: [{ address: '/Delta' }], order: 2 });
    await rollback(site.store, 'first');
    expect(live('second')).toBe(other);
  });

  it('brings a retired section back as it was last, and from there goes further back', async () => {
    const versions = [live(), await releaseFirst('two')];
    await retire(site.store, 'first');
    await rollback(site.store, 'first');
    expect(live()).toBe(versions[1]);
    await rollback(site.store, 'first');
    expect(live()).toBe(versions[0]);
    await retire(site.store, 'first');
    await rollback(site.store, 'first');
    expect(live()).toBe(versions[0]);
    await expect(rollback(site.store, 'first')).rejects.toThrow('nothing to go back to');
  });

  it('rolls the host back', async () => {
    const old = live('host');
    await site.releaseHost('two');
    await releaseFirst('two');
    await rollback(site.store, 'host');
    expect(live('host')).toBe(old);
    expect(live()).not.toBeNull();
    await expect(rollback(site.store, 'host')).rejects.toThrow('"host" has no version before the one that is live');
  });

  it.each(['000000000000', '', '..', 'no version'])('reports that there is no version "%s"', async (version) => {
    const before = liveTree(site.store);
    const message = `There is no version ${version} of "first" in ${site.store.dir}. "npm run releases" lists`;
    await expect(rollback(site.store, 'first', version)).rejects.toThrow(message);
    expect(liveTree(site.store)).toEqual(before);
  });

  it.each([
    [
      'host',
      'second',
      '"second" is not a version of "host". To roll second back, run: npm run rollback -w remote-second',
    ],
    ['first', 'host', '"host" is not a version of "first". To roll host back, run: npm run rollback:host'],
  ])('in the folder of %s, tells how %s is rolled back', async (id, version, message) => {
    await expect(rollback(site.store, id, version)).rejects.toThrow(message);
  });

  it('reports that there is nothing to go back to', async () => {
    await expect(rollback(site.store, 'second')).rejects.toThrow('"second" has no version before the one that is live');
    await expect(rollback(site.store, 'unknown')).rejects.toThrow('"unknown" was never live in');
    const empty = fixtureSite();
    await expect(rollback(empty.store, 'first')).rejects.toThrow(`Nothing is released in ${empty.store.dir} yet, so`);
    empty.remove();
  });

  it('is refused when another section has taken an address since', async () => {
    await site.release({ ...first, pages: [{ address: '/Alpha' }] });
    await site.release({ id: 'second', pages: [{ address: '/beta' }], order: 2 });
    await expect(rollback(site.store, 'first')).rejects.toThrow('/beta of "second" is taken by /Beta of "first"');
  });
});

describe('the list of releases', () => {
  it('gives advice when there are none', () => {
    const empty = fixtureSite();
    expect(listReleases(empty.store)).toEqual([expect.stringMatching(/^Nothing is released in .* yet\. "npm start"/)]);
    empty.remove();
  });

  it('names what is live and what was, the newest first', async () => {
    const old = live() ?? '';
    const version = await releaseFirst('two');
    await rollback(site.store, 'first');
    const lines = listReleases(site.store);
    const at = lines.indexOf('History:');
    expect(lines.slice(0, at).join('\n')).toMatch(new RegExp(`^Live:\\n +host +${live('host')}\\n +first +${old} `));
    expect(lines[at + 1]).toMatch(new RegExp(`^ +3 .* rollback +first +${old}$`));
    expect(lines[at + 2]).toMatch(new RegExp(`^ +2 .* release +first +${version}$`));
    expect(lines).toHaveLength(at + 1 + 5);
  });
});
