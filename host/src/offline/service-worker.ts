import { registryAddress } from '@site/sdk/site';
import { folderOf } from './addresses.ts';
import { isWhole } from './keep-files.ts';
import { findKept, openKept } from './kept-cache.ts';
import { isKept, keepIfNamed, keepVisited, keptRegistry, keptShell, updateKept } from './kept-site.ts';
import { networkFirst } from './network-first.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** The answer to a request; none for what the browser asks the network as if there were no worker. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { method, url, headers, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || headers.has('range')) return undefined;
  if (folderOf(pathname) !== null) return answerFile(event, pathname);
  if (pathname === registryAddress) return answerRegistry(event);
  return mode === 'navigate' ? answerDocument(event, pathname) : undefined;
}

/** A file of a version never changes. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const cache = await openKept();
  const kept = cache && (await findKept(cache, path));
  if (kept) return kept;
  const response = await fetch(event.request);
  if (cache && isWhole(response)) inBackground(event, keepIfNamed(cache, path, response.clone()));
  return response;
}

/** The registry as it is live. What is kept is brought up to date with it. */
function answerRegistry(event: FetchEvent): Promise<Response> {
  const network = fetch(event.request).then((response) => {
    if (isWhole(response)) inBackground(event, response.clone().text().then(updateKept));
    return response;
  });
  return networkFirst(network, { late: keptRegistry, failed: keptRegistry });
}

/** A document as it is live, else the one that starts the site with what is kept. For a page that is not kept, the network may be slow. */
function answerDocument(event: FetchEvent, pathname: string): Promise<Response> {
  const network = fetch(event.request).then((response) => {
    if (isWhole(response)) inBackground(event, keepVisited(pathname));
    return response;
  });
  const late = async () => ((await isKept(pathname)) ? keptShell() : undefined);
  return networkFirst(network, { late, failed: keptShell });
}

/** What does not arrive now is kept the next time. */
function inBackground(event: ExtendableEvent, work: Promise<void>): void {
  event.waitUntil(work.catch(console.warn));
}
