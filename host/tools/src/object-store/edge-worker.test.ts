import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { pointerText } from './keys.ts';

it('is one file that needs nothing but what browsers have, and answers by the settings that it is given', async () => {
  const file = join(tempDir({}), 'edge.mjs');
  const input = join(import.meta.dirname, 'edge-worker.ts');
  await build({ input, platform: 'browser', output: { file, format: 'esm', minify: true }, logLevel: 'silent' });
  const code = readFileSync(file, 'utf8');
  expect(code).not.toMatch(/\bimport\b|\brequire\(|\bprocess\./);
  expect(code.length).toBeLessThan(30_000);

  const origin = 'https://bucket.example/site';
  const route = { address: '/Alpha', param: null, section: null, page: 'b'.repeat(64), policy: "default-src 'none'" };
  const folder = `${origin}/snapshots/000001-${'a'.repeat(64)}`;
  const objects: Record<string, string> = {
    [`${origin}/live.json`]: pointerText({ snapshot: 1, hash: 'a'.repeat(64), plain: false }),
    [`${folder}/routes.json`]: JSON.stringify({ version: 2, routes: [route] }),
    [`${origin}/pages/${route.page}/index.html.br`]: 'the page, compressed',
  };
  const fetched = vi.fn(
    async (url: string) => new Response(objects[url] ?? null, { status: objects[url] ? 200 : 403 }),
  );
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { default: worker } = await import(pathToFileURL(file).href);
  const ask = (path: string): Promise<Response> =>
    worker.fetch(new Request(`https://site.example${path}`, { headers: { 'accept-encoding': 'br' } }), {
      ORIGIN: origin,
    });

  const page = await ask('/ALPHA/');
  expect([page.status, await page.text()]).toEqual([200, 'the page, compressed']);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect((await ask('/s/first/x.js')).status).toBe(404);
  const pointers = () => fetched.mock.calls.filter(([url]) => url.endsWith('live.json')).length;
  expect(pointers(), 'kept for a second').toBe(1);
});
