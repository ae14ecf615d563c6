import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { releaseEverything } from './release-everything.ts';
import { liveFixtureSite } from './testing/fixture-site.ts';

it('keeps room for a rollback', async () => {
  const site = await liveFixtureSite();
  onTestFinished(site.remove);
  await releaseEverything(site.store, { dirs: [] });
  expect(statSync(join(site.store.dir, 'reserve')).size).toBeGreaterThan(10_000_000);
});
