import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserVariable, findBrowser } from '../check/find-browser.ts';
import { releaseEverything } from '../release/release-everything.ts';
import { Store } from '../release/store.ts';
import { hostDir } from '../workspace.ts';
import { makeSmallStore } from './small-store.ts';
import { testedSections } from './tested-sections.ts';

/** Where the tested site says that readers open it. */
const origin = 'https://site.example';

/**
 * Runs once before all specs: finds a browser, and releases the host and the tested sections to a temporary store, unless
 * SITE_STORE names one that is released to already. SITE_SMALL_STORE names a small one, for the specs that release.
 * @returns removes the temporary stores after the last spec
 * @throws Error when there is no browser, or a build fails
 */
export default async function setUp(): Promise<() => void> {
  process.env[browserVariable] = findBrowser();
  const dir = mkdtempSync(join(tmpdir(), 'site-e2e-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  try {
    const store = Store.create(process.env.SITE_STORE || join(dir, 'whole'));
    const dirs = [hostDir, ...testedSections()];
    if (!process.env.SITE_STORE) await releaseEverything(store, { progress: console.log, dirs, origin });
    process.env.SITE_STORE = store.dir;
    process.env.SITE_SMALL_STORE = (await makeSmallStore(store, join(dir, 'small'))).dir;
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
