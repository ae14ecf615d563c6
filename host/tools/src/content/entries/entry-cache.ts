import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '@site/learning/entry';
import { entriesLinkedIn } from './entry-hashes.ts';
import type { LinkTo } from './read-entry.ts';

interface Known {
  source: string;
  reading: Promise<{ entry: Entry; links: string }>;
}

/** Entries that were read before. While one is written, a development server reads that one and not the hundreds beside it. */
export class EntryCache {
  #known = new Map<string, Known>();

  /**
   * Reads an entry, or returns the known one when neither its files nor the titles and addresses of the entries that it links to have
   * changed. A failure is not kept.
   * @param path the file of the entry, or its folder
   */
  async read(path: string, linkTo: LinkTo, read: () => Promise<Entry>): Promise<Entry> {
    const source = sourceOf(path);
    const before = this.#known.get(path);
    if (before?.source === source) {
      const { entry, links } = await before.reading;
      if (linksOf(entry, linkTo) === links) return entry;
    }
    const reading = read().then((entry) => ({ entry, links: linksOf(entry, linkTo) }));
    const known = { source, reading };
    this.#known.set(path, known);
    reading.catch(() => this.#known.get(path) === known && this.#known.delete(path));
    return (await reading).entry;
  }
}

function sourceOf(path: string): string {
  if (!existsSync(path)) return '';
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8');
  return readdirSync(path)
    .map((name) => `${name}\n${sourceOf(join(path, name))}`)
    .join('\n');
}

function linksOf({ related, links }: Entry, linkTo: LinkTo): string {
  return JSON.stringify([...related, ...entriesLinkedIn(links)].map(linkTo));
}
