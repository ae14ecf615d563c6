import { test as base } from '@site/tools/browser-test';
import { engines, Reader, serveWithListener } from '@site/tools/browser-test/engines';

interface Fixtures {
  engine: keyof typeof engines;
  /** Uses the site in that engine; where it is not installed, the test is skipped. */
  reader: Reader;
}

export const test = base.extend<Fixtures>({
  engine: ['Firefox', { option: true }],
  reader: async ({ site, engine }, use, testInfo) => {
    const start = found(engine);
    if (start instanceof Error) return testInfo.skip(true, start.message);
    const served = await serveWithListener(site.url);
    const running = await start();
    await use(new Reader(running, served.url));
    await running.stop();
    served.stop();
  },
});

function found(engine: keyof typeof engines) {
  try {
    return engines[engine]();
  } catch (error) {
    console.log(`Skipped: ${error instanceof Error ? error.message : error}`);
    return error instanceof Error ? error : new Error(String(error));
  }
}
