import { installedBrowser } from '../check/find-browser.ts';
import { type Published, type PublishOptions, publish } from '../release/publish.ts';
import type { Candidate } from '../release/stage.ts';
import type { Store } from '../release/store.ts';
import { passGate } from './gate.ts';
import { withBrowser } from './open-site.ts';
import { smokeTest } from './smoke-test.ts';

interface CheckedReleaseOptions extends PublishOptions {
  /** Whether the pages are opened in a browser before and after. */
  isChecked: boolean;
}

/**
 * Puts candidates live in one step: through the gate before, with a smoke test after. Without a browser on this machine neither
 * runs, and the ledger says so.
 * @throws Error when the gate refuses them, when they must not be released, or when readers could not use them, so that they were
 *   rolled back
 */
export async function checkedRelease(
  store: Store,
  candidates: Candidate[],
  { isChecked, ...options }: CheckedReleaseOptions,
): Promise<Published> {
  const executable = isChecked ? installedBrowser() : undefined;
  if (!executable) {
    const gate = isChecked ? 'Not run: there was no Chromium' : 'Left out with --no-gate';
    options.progress?.(`Gate: ${gate}.`);
    return publish(store, 'release', candidates, { ...options, gate });
  }
  return withBrowser(executable, async (browser) => {
    const gate = await passGate(store, candidates, browser, options);
    if (gate) options.progress?.(`Gate: ${gate}`);
    const published = await publish(store, 'release', candidates, { ...options, gate });
    if (published.changed.length > 0) await smokeTest(store, published, browser, options.progress);
    return published;
  });
}
