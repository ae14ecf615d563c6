import { defineConfig } from '@playwright/test';

/** Browser tests over the released site. `site test` builds it, and names the browser and the folder of the builds. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: some tests wait for time limits.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  use: {
    launchOptions: {
      ...(process.env.SITE_BROWSER ? { executablePath: process.env.SITE_BROWSER } : {}),
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
    },
  },
});
