import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserVariable, findBrowser } from '../check/find-browser.ts';
import { releaseEverything } from '../release/release-everything.ts';
import { Store } from '../release/store.ts';
import { hostDir } from '../workspace.ts';
import { testedSections } from './tested-sections.ts';

/** Where the tested site says that readers open it. */
const origin = 'https://site.example';

/**
 * Runs once before all specs: finds a browser, and releases the host and the tested sections to a temporary store, unless
 * SITE_STORE names one that is released to already.
 * @returns removes the temporary store after the last spec
 * @throws Error when there is no browser, or a build fails
 */
export default async function setUp(): Promise<(() => void) | undefined> {
  process.env[browserVariable] = findBrowser();
  if (process.env.SITE_STORE) return undefined;
  const dir = mkdtempSync(join(tmpdir(), 'site-e2e-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  process.env.SITE_STORE = dir;
  try {
    await releaseEverything(new Store(dir), { progress: console.log, dirs: [hostDir, ...testedSections()], origin });
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
