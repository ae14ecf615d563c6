import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readState } from '../ledger.ts';
import { listReleases } from '../list-releases.ts';
import { rollback } from '../rollback.ts';
import { type FixtureSite, first, liveFixtureSite, second } from '../testing/fixture-site.ts';
import { expectRepaired, replaceFile } from '../testing/mending.ts';

let site: FixtureSite;
let version: string;
beforeEach(async () => {
  site = await liveFixtureSite();
  version = await site.release({ ...first, script: 'two' });
});
afterEach(() => site.remove());

const inStore = (...path: string[]) => join(site.store.dir, ...path);

describe('damage of one part stops no other:', () => {
  it('another section is released while files of this one are broken, and its pages stay', async () => {
    for (const file of ['section.json', 'server/section.cjs']) writeFileSync(inStore('s/first', version, file), '{');
    const page = readFileSync(inStore('live/alpha/index.html'), 'utf8');
    const lines: string[] = [];
    await site.release({ ...second, script: 'two' });
    const candidate = await site.stage({ ...second, pages: [{ address: '/Gamma', label: 'New' }] });
    const { publish } = await import('../publish.ts');
    await publish(site.store, 'release', [candidate], { progress: (line) => lines.push(line) });
    expect(lines.join('\n')).toMatch(/Damaged, so its pages stay as they were: .*section\.json is not JSON/);
    expect(readFileSync(inStore('live/alpha/index.html'), 'utf8')).toBe(page);
    expect(readFileSync(inStore('live/gamma/index.html'), 'utf8')).toContain('New');
  });

  it('a row of the live registry that does not fit is read from its manifest', async () => {
    const path = inStore('live/registry.json');
    const registry = JSON.parse(readFileSync(path, 'utf8'));
    registry.sections[0].pages = 'none';
    replaceFile(path, JSON.stringify(registry));
    await site.release({ ...second, script: 'two' });
    expect(readState(site.store).sections.map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it('an old entry of the ledger that cannot be read is named in the list, and a rollback does without it', async () => {
    await site.release({ ...first, script: 'three' });
    writeFileSync(inStore('snapshots/000001/registry.json'), '{');
    expect(listReleases(site.store).join('\n')).toMatch(/1 {2}damaged: .*000001\/registry\.json is not JSON/);
    await rollback(site.store, 'first');
    expect(readState(site.store).sections[0]?.version).toBe(version);
  });

  it('a live registry that is not JSON is named, and a repair puts it back', async () => {
    replaceFile(inStore('live/registry.json'), '{');
    await expect(site.release({ ...second, script: 'two' })).rejects.toThrow(
      /registry\.json is not JSON\. .*"site repair"/,
    );
    await expectRepaired(site.store);
    await site.release({ ...second, script: 'two' });
  });
});
