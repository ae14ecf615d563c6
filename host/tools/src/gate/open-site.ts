import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import type { Store } from '../release/store.ts';
import { createSiteServer } from '../server/serve.ts';

/** Starts a browser and ends it afterwards. @param executable its path */
export async function withBrowser<Result>(
  executable: string,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const args = [
    '--disable-gpu',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const browser = await chromium.launch({ executablePath: executable, args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Serves a store to this machine alone, and ends that afterwards.
 * @param snapshot the folder of the snapshot to serve; what is live without it
 */
export async function withServedSite<Result>(
  store: Store,
  snapshot: string | undefined,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createSiteServer(store, { snapshot });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await use(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
