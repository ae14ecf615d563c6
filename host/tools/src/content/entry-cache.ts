import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkTo } from './cards/entry-card.ts';
import type { Entry } from './entry.ts';

interface Known {
  source: string;
  links: string;
  entry: Entry;
}

const known = new Map<string, Known>();

/**
 * Reads an entry, or gives the one that was read before when nothing has changed: neither its files, nor where its related
 * entries stand. While one entry is written, the development server reads that one and not the hundreds beside it.
 * @param path the file of the entry, or its folder
 */
export async function readOnce(
  path: string,
  linkTo: LinkTo,
  read: (path: string, linkTo: LinkTo) => Promise<Entry>,
): Promise<Entry> {
  const source = sourceOf(path);
  const before = known.get(path);
  if (before && before.source === source && linksOf(before.entry, linkTo) === before.links) return before.entry;
  const entry = await read(path, linkTo);
  known.set(path, { source, links: linksOf(entry, linkTo), entry });
  return entry;
}

function sourceOf(path: string): string {
  if (!existsSync(path) || !statSync(path).isDirectory()) return existsSync(path) ? readFileSync(path, 'utf8') : '';
  return readdirSync(path)
    .map((name) => `${name}\n${readFileSync(join(path, name), 'utf8')}`)
    .join('\n');
}

function linksOf({ related }: Entry, linkTo: LinkTo): string {
  return related.map((id) => String(linkTo(id))).join(' ');
}
