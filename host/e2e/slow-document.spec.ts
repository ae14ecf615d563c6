import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@site/tools/browser-test';
import { readPageRecord, watchScript } from '@site/tools/gate/page-record';

/** Serves a site whose documents pause after each end tag of one kind, long enough for the browser to draw what has arrived. */
async function serveSlowly(site: string, tag: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const type = answer.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    for (const piece of body.toString().split(new RegExp(`(?<=</${tag}>)`))) {
      response.write(piece);
      await setTimeout(40);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

test.use({ viewport: { width: 1280, height: 800 } });

for (const { role, address, tag } of [
  { role: 'list', address: '/', tag: 'li' },
  { role: 'table', address: '/HooksFaq', tag: 'tr' },
  { role: 'search', address: '/interview', tag: 'button' },
] as const) {
  test(`nothing on ${address} moves while a ${role} arrives, which is shown then`, async ({ site, page }) => {
    const slow = await serveSlowly(site.url, tag);
    await page.addInitScript(await watchScript());
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(slow.url + address, { waitUntil: 'domcontentloaded' });
    expect(await readPageRecord(page)).toMatchObject({ shift: 0, moved: [] });
    await expect(page.getByRole('main').getByRole(role).first()).toBeVisible();
    slow.close();
  });
}
