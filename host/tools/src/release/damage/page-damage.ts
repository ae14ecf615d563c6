import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { navigationOf } from '@site/sdk/contract';
import { compressFile } from '../compress.ts';
import { sha256 } from '../files.ts';
import { readState } from '../ledger.ts';
import { hostPageSources, sectionPageSources } from '../pages/page-source.ts';
import { copies, pageFile, setTimeByHash } from '../pages/page-store.ts';
import { readHost } from '../pages/released-host.ts';
import { renderJobs, renderPage } from '../pages/render-page.ts';
import { sectionFeeds } from '../pages/section-feeds.ts';
import type { Store } from '../store.ts';
import { type Damage, damageIn, fileDamage, replaceFile, strayFile } from './damage.ts';

/** What is wrong with the kept pages: the folder of each is named after the hash of its page, and holds nothing else. */
export function pageDamage(store: Store): Damage[] {
  return readdirSync(store.pages, { withFileTypes: true }).flatMap((entry) => {
    const { hash, key } = /^(?<hash>[0-9a-f]{64})(?<key>\.key(?:\.\d+)?)?$/.exec(entry.name)?.groups ?? {};
    if (hash && !key) return [...damageOf(store, hash), ...(entry.isDirectory() ? strayFilesOf(store, hash) : [])];
    return hash || entry.isDirectory() ? [] : [strayFile(join(store.pages, entry.name))];
  });
}

function damageOf(store: Store, hash: string): Damage[] {
  const file = pageFile(store, hash);
  return fileDamage(file, hash, () => renderAgain(store, hash)).map(({ mend, ...damage }) => ({
    ...damage,
    mend:
      mend &&
      (async () => {
        await mend();
        setTimeByHash(file, hash);
      }),
  }));
}

function strayFilesOf(store: Store, hash: string): Damage[] {
  const dir = join(store.pages, hash);
  const own = copies.map((copy) => `index.html${copy}`);
  return damageIn(dir, () =>
    readdirSync(dir, { withFileTypes: true })
      .filter((entry) => !own.includes(entry.name) && !entry.isDirectory())
      .map(({ name }) => strayFile(join(dir, name))),
  );
}

/** Makes a page again whose folder is lost. @throws Error when it is not on the live site, or is not the same anymore */
export async function bringBackPage(store: Store, hash: string): Promise<void> {
  if (existsSync(pageFile(store, hash))) return;
  await renderAgain(store, hash);
  setTimeByHash(pageFile(store, hash), hash);
}

/**
 * Renders a page of the live snapshot again, from the stored builds of host and sections.
 * @throws Error when it is not on the live site, or is not the same anymore
 */
async function renderAgain(store: Store, hash: string): Promise<void> {
  const { entry, sections } = readState(store);
  const host = readHost(store, entry.host ?? '');
  const feeds = sectionFeeds(store, sections, entry.origin);
  const jobOf = renderJobs(host, sections.map(navigationOf), entry.origin, feeds);
  const sources = [
    ...hostPageSources(host),
    ...sections.flatMap((section) => sectionPageSources(store, host, section)),
  ];
  for (const source of sources) {
    const html = await renderPage(host, jobOf(source));
    if (sha256(html) !== hash) continue;
    mkdirSync(join(store.pages, hash), { recursive: true });
    replaceFile(pageFile(store, hash), html);
    return compressFile(pageFile(store, hash));
  }
  throw new Error('no live page has this content anymore');
}
