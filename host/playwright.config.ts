import { basename, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testedSections } from '@site/tools/browser-test/tested-sections';

const sections = testedSections().map((dir) => ({ name: basename(dir), testDir: join(dir, 'src') }));

/** Browser tests over the released site: the specs of the sections' pages, and in `e2e` those of what crosses sections. */
export default defineConfig({
  projects: sections.length > 1 ? [{ name: 'host', testDir: 'e2e' }, ...sections] : sections,
  testMatch: '**/*.spec.ts',
  // Released server builds are loaded as they are; Playwright would compile them anew for every store.
  build: { external: ['**/*.cjs'] },
  // Only `npm run engines` starts other browsers: their drivers can miss the focus on a busy machine.
  testIgnore: process.env.SITE_ENGINES ? [] : ['**/engines.spec.ts'],
  globalSetup: '@site/tools/browser-test/global-setup',
  fullyParallel: true,
  // One more than the cores of a small machine: some tests wait for time limits.
  workers: 3,
  // It ends a test that hangs. On a slow machine that is busy, the longest test takes five minutes.
  timeout: 600_000,
  expect: { timeout: 60_000, toHaveScreenshot: { scale: 'device', threshold: 0.25, maxDiffPixelRatio: 0.06 } },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // A test never writes its own baseline; `npm run looks` does.
  updateSnapshots: 'none',
  forbidOnly: true,
  reporter: 'line',
  outputDir: 'test-results',
  // What fails twice fails; the summary lists what passes the second time.
  retries: 1,
  use: {
    // Recording takes a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.SITE_BROWSER ? { executablePath: process.env.SITE_BROWSER } : {}),
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
    },
  },
});
