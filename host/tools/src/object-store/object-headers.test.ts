import { expect, it } from 'vitest';
import { objectHeaders, replacedHeaders } from './object-headers.ts';

const hash = 'a'.repeat(64);

it.each([
  ['s/first/0123456789ab/remoteEntry-1.js', 'text/javascript; charset=utf-8'],
  ['s/first/0123456789ab/assets/page.css.br', 'text/css; charset=utf-8'],
  ['host/0123456789ab/font.woff2', 'font/woff2'],
  ['host/0123456789ab/module.wasm.gz', 'application/wasm'],
  [`pages/${hash}/index.html.gz`, 'text/html; charset=utf-8'],
  [`snapshots/000001-${hash}/feeds/first.xml.br`, 'application/atom+xml'],
  [`snapshots/000001-${hash}/registry.json`, 'application/json; charset=utf-8'],
  ['s/first/0123456789ab/no-extension', 'application/octet-stream'],
])('%s is %s, and never changes', (key, ContentType) => {
  expect(objectHeaders(key)).toEqual({ ContentType, CacheControl: 'public, max-age=31536000, immutable' });
});

it('what a release replaces is asked for again', () => {
  expect(replacedHeaders('live.json')).toEqual({
    ContentType: 'application/json; charset=utf-8',
    CacheControl: 'no-cache',
  });
});
