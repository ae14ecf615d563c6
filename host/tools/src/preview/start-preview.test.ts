import { afterEach, expect, it, vi } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { startPreview } from './start-preview.ts';

afterEach(() => vi.restoreAllMocks());

const start = (site: string) => startPreview(tempDir({}), site, { port: 0, built: true });

it.each([
  ['no address', 'site', 'The site is "site", which is not an address that begins with https:// or http://.'],
  ['a page', 'https://example.org/UseReduce', 'set it to https://example.org.'],
])('refuses %s before it builds anything', async (_what, site, reason) => {
  await expect(start(site)).rejects.toThrow(reason);
});

it.each([
  [
    'does not answer',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') })),
    'ENOTFOUND',
  ],
  ['has no registry', async () => new Response('', { status: 404 }), 'it answered 404'],
  ['answers with something else', async () => Response.json({ sections: 1 }), 'it lists none'],
])('refuses what %s', async (_what, answer, reason) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const started = start('https://example.org');
  await expect(started).rejects.toThrow('https://example.org/registry.json has no list of sections');
  await expect(started).rejects.toThrow(reason);
});
