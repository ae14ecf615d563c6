import { brotliCompressSync } from 'node:zlib';
import { expect, livePages, openPage, type Page, test } from '@site/tools/browser-test';
import { allowed, deepLinkBudget, firstTextBudget, longestListBudget, pageBudgets } from '@site/tools/gate/budgets';
import { partsIn } from '@site/tools/gate/page-size';

test('a deep link loads its scripts in one round, and no more than the budget', async ({ site, page }) => {
  const rounds = await watchRounds(page);
  await openPage(page, `${site.url}/UseReduce`);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  expect(scripts.length).toBeLessThanOrEqual(deepLinkBudget.scripts);
  const sizes = await Promise.all(scripts.map((script) => brotliSize(page, script)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(deepLinkBudget.bytes);
  expect(rounds(await page.evaluate(timeOfHydration))).toBeLessThanOrEqual(3);
});

/** When the page was alive, in milliseconds since the epoch. What is requested after that is fetched ahead for other pages. */
function timeOfHydration(): number {
  return performance.timeOrigin + (performance.getEntriesByName('hydrated main')[0]?.startTime ?? Number.NaN);
}

test('every page can be read from its first bytes', async ({ site, request }) => {
  for (const { address } of livePages(site.store)) {
    const html = await (await request.get(site.url + address)).text();
    const firstText = html.slice(0, html.indexOf('</p>', html.indexOf('class="summary"')));
    const most = allowed(firstTextBudget, partsIn(html));
    expect(brotliCompressSync(firstText).length, address).toBeLessThan(most);
  }
});

test('the longest list is light, and a further entry adds little to it', async ({ site, request }) => {
  const html = await (await request.get(`${site.url}/javascript`)).text();
  const entries = html.match(/<div class="question".*?<\/span><\/div><\/div>/gs) ?? [];
  const most = longestListBudget;
  const { elements: elementsOfEntry, document: bytesOfEntry } = pageBudgets;
  expect(entries.length).toBeGreaterThanOrEqual(most.entries);
  const further = entries.length - most.entries;
  expect(html.match(/<[a-z]/g)?.length).toBeLessThan(most.elements + further * elementsOfEntry.perEntry);
  expect(brotliCompressSync(html).length).toBeLessThan(most.bytes + further * bytesOfEntry.perEntry);
  const half = entries.filter((_entry, index) => index % 2 === 0);
  const without = half.reduce((rest, entry) => rest.replace(entry, ''), html);
  const added = brotliCompressSync(html).length - brotliCompressSync(without).length;
  expect(added / half.length).toBeLessThan(bytesOfEntry.perEntry);
});

test('nothing blocks the first paint', async ({ site, request }) => {
  for (const address of ['/', '/UseReduce', '/javascript']) {
    const html = await (await request.get(site.url + address)).text();
    expect(html.match(/<link rel="stylesheet"(?! disabled)/g)).toBeNull();
    expect(html.match(/<script(?! type="(?:module|application\/json)")[^>]* src=/g)).toBeNull();
  }
});

async function brotliSize(page: Page, address: string): Promise<number> {
  return brotliCompressSync(await (await page.request.get(address)).body()).length;
}

const slowAnswers = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Measures the longest chain of requests in which each waited for the one before, including the document.
 * @returns a function that counts those up to a time
 */
async function watchRounds(page: Page): Promise<(until: number) => number> {
  const spans = new Map<string, { start: number; end: number; time: number }>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // With no latency at all, an answer may come before the last request of the same round is sent.
  await session.send('Network.emulateNetworkConditions', slowAnswers);
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, request }) => {
    if (!/\.svg$/.test(request.url))
      spans.set(requestId, { start: timestamp, end: Number.POSITIVE_INFINITY, time: wallTime * 1000 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const span = spans.get(requestId);
    if (span) span.end = timestamp;
  });
  return (until) => {
    const byEnd = [...spans.values()].filter(({ time }) => time < until).sort((a, b) => a.end - b.end);
    const length = new Map<object, number>();
    for (const span of byEnd) {
      const before = byEnd.filter(({ end }) => end <= span.start).map((one) => length.get(one) ?? 0);
      length.set(span, 1 + Math.max(0, ...before));
    }
    return Math.max(...length.values());
  };
}
