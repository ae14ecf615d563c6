import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import type { Store } from '../release/store.ts';
import { createSiteServer } from '../server/serve.ts';

/** A store that is served to this machine alone, and a browser to open it with. */
interface OpenSite {
  url: string;
  browser: Browser;
}

interface OpenSiteOptions {
  /** The browser's path. */
  executable: string;
  /** The folder of the snapshot to serve; what is live without it. */
  snapshot?: string | undefined;
}

/** Serves a store, starts a browser, and ends both afterwards. */
export async function withOpenSite<Result>(
  store: Store,
  { executable, snapshot }: OpenSiteOptions,
  use: (site: OpenSite) => Promise<Result>,
): Promise<Result> {
  const server = createSiteServer(store, { snapshot });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const args = [
    '--disable-gpu',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const browser = await chromium.launch({ executablePath: executable, args }).catch((error: unknown) => {
    server.close();
    throw error;
  });
  try {
    const { port } = server.address() as AddressInfo;
    return await use({ url: `http://localhost:${port}`, browser });
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
