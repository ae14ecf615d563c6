import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPageHeads } from '../../content/read-section.ts';
import { readSections } from '../../workspace.ts';
import { versionOf } from '../files.ts';
import { readState } from '../ledger.ts';
import { rollback } from '../rollback.ts';
import { type Candidate, stageHost } from '../stage.ts';
import { writeHost } from '../testing/fixture-release.ts';
import { type FixtureSite, first, fixtureSite, liveFixtureSite, second } from '../testing/fixture-site.ts';
import { liveTree } from '../testing/live-tree.ts';
import { checkHostLinks, hostLinks } from './host-links.ts';

const sections = () =>
  readSections().map(({ dir, id }) => ({ id, pages: readPageHeads(dir).map((head) => ({ ...head, nav: null })) }));

describe('the pages that the host of this checkout names', () => {
  it('are pages of sections that exist', () => {
    const all = sections();
    expect(hostLinks().length).toBeGreaterThan(30);
    expect(() => checkHostLinks(hostLinks(), all, ['host'])).not.toThrow();
    const ids = all.map(({ id }) => id);
    expect(hostLinks().filter(({ page }) => !ids.includes(page.split('/')[0] ?? ''))).toEqual([]);
  });

  it('and a page that was renamed is named with its plan, its day and the nearest page', () => {
    const renamed = sections().map(({ id, pages }) => ({
      id,
      pages: pages.map((page) => (page.address === '/UseReduce' ? { ...page, address: '/UseReducer' } : page)),
    }));
    expect(() => checkHostLinks(hostLinks(), renamed, ['hooks'])).toThrow(
      'the study plan "One month", Week 3: hooks/UseReduce. The nearest page is hooks/UseReducer.',
    );
  });
});

describe('a release', () => {
  let site: FixtureSite;
  beforeEach(async () => {
    site = await liveFixtureSite();
    await site.publish(await hostNaming('first/Beta'));
  });
  afterEach(() => site.remove());

  /** A host whose study plans name a page. */
  function hostNaming(page: string): Promise<Candidate> {
    const dir = site.folder();
    writeHost(dir, page);
    const path = join(dir, 'host.json');
    const { version: _, ...built } = JSON.parse(readFileSync(path, 'utf8'));
    const content = { ...built, links: [{ page, from: 'the study plan "One week", Day 1' }] };
    writeFileSync(path, JSON.stringify({ ...content, version: versionOf(content) }));
    return stageHost(site.store, dir);
  }

  const withoutBeta = { ...first, pages: [{ address: '/Alpha' }] };

  it('of a section without a page that a plan names is refused, with what to do', async () => {
    const before = readState(site.store);
    const message = await site.release(withoutBeta).catch(({ message }: Error) => message);
    expect(message).toContain('the study plan "One week", Day 1: first/Beta. The nearest page is first/Alpha.');
    expect(message).toContain('nothing was released');
    expect(message).toContain('host/src/data/study-plans.json');
    expect(readState(site.store)).toEqual(before);
  });

  it('of a host that names a page which its section does not have is refused', async () => {
    await expect(site.publish(await hostNaming('second/Beta'))).rejects.toThrow(
      'second/Beta. The nearest page is first/Beta.',
    );
  });

  it('of host and section in one step renames a page', async () => {
    const renamed = { ...first, pages: [{ address: '/Alpha' }, { address: '/Betas' }] };
    await site.publish(await hostNaming('first/Betas'), await site.stage(renamed));
    expect(liveTree(site.store)).toHaveProperty('Betas/index.html');
  });

  it('of another section, and a rollback, are not held up by a missing page', async () => {
    await site.publish(await hostNaming('first/Alpha'));
    await site.release(withoutBeta);
    await site.release(first);
    await site.publish(await hostNaming('first/Beta'));
    await rollback(site.store, 'first');
    expect(liveTree(site.store)).not.toHaveProperty('Beta/index.html');
    await site.release({ ...second, script: 'two' });
  });

  it('of a host before its sections is not refused', async () => {
    const empty = fixtureSite();
    site.remove();
    site = empty;
    await expect(site.publish(await hostNaming('first/Beta'))).resolves.toHaveProperty('changed.length', 1);
  });
});
