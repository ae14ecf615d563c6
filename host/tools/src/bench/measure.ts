import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { bundleForPage } from '../check/samples/bundle-for-page.ts';
import { blockedTime, lookupsOfPositions, type Task, traceCategories } from './blocked-time.ts';

/** What one visit costs. Bytes as they came over the wire, headers left out; times in milliseconds. */
export interface Visit {
  kB: number;
  scriptKB: number;
  requests: number;
  rounds: number;
  fcp: number;
  lcp: number;
  blocked: number;
  shift: number;
}

export const phoneScreen = { width: 375, height: 700 };

/** A slow phone: 1.6 Mbps, 150 ms for each request, a processor slowed four times. */
const phone = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Makes a page as slow as on a phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/**
 * Waits in the page until a link in it changes the page: before the registry is there, a link leads to a document. The single build
 * renders in the browser, and has neither mark nor registry.
 */
export const ready = `new Promise((done) => {
  const isHydrated = () => performance.getEntriesByName('hydrated main').length > 0;
  const hasRegistry = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/registry.json'));
  const look = () => (!document.querySelector('[data-entry]') || (isHydrated() && hasRegistry()) ? done() : setTimeout(look, 20));
  look();
})`;

/** Opens an address with an empty cache and waits until nothing happens anymore. */
export async function measureVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phoneScreen });
  const page = await context.newPage();
  const traffic = watchTraffic(await slowDown(page));
  await page.addInitScript(await bundleForPage(join(import.meta.dirname, 'in-page/paints.ts')));
  await browser.startTracing(page, { categories: traceCategories });
  await page.goto(address);
  await page.evaluate(ready);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const lookups = lookupsOfPositions(await browser.stopTracing(), address);
  const { longTasks, ...paints } = await page.evaluate<Paints>('paints');
  await context.close();
  return { ...summarise(traffic), ...paints, blocked: blockedTime(longTasks, lookups) };
}

/** What `in-page/paints.ts` collects. */
type Paints = Pick<Visit, 'fcp' | 'lcp' | 'shift'> & { longTasks: Task[] };

interface Request {
  type: string;
  start: number;
  end: number;
  bytes: number;
}

function watchTraffic(session: CDPSession): Map<string, Request> {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (!/\.svg$/.test(request.url))
      requests.set(requestId, { type: type ?? 'Other', start: timestamp, end: 0, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = -response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: request.bytes + encodedDataLength });
  });
  return requests;
}

function summarise(traffic: Map<string, Request>): Pick<Visit, 'kB' | 'scriptKB' | 'requests' | 'rounds'> {
  const all = [...traffic.values()].filter(({ end }) => end > 0);
  const bytes = (some: Request[]) => some.reduce((sum, request) => sum + request.bytes, 0) / 1000;
  return {
    kB: bytes(all),
    scriptKB: bytes(all.filter(({ type }) => type === 'Script')),
    requests: all.length,
    rounds: longestChain(all),
  };
}

/** The length of the longest chain of requests in which each began after the one before had ended. */
function longestChain(requests: Request[]): number {
  const byEnd = [...requests].sort((a, b) => a.end - b.end);
  const length = new Map<Request, number>();
  for (const request of byEnd) {
    const before = byEnd.filter(({ end }) => end <= request.start).map((one) => length.get(one) ?? 0);
    length.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...length.values());
}
