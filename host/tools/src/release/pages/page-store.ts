import { existsSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFile } from '../compress.ts';
import { moveOnce, sha256 } from '../files.ts';
import type { Store } from '../store.ts';

/** What a file has beside it: its compressed copies. */
export const copies = ['', '.br', '.gz'];

/** Of brotli. Pages are made at every release: one step below the best takes half the time and 2 % more bytes. */
const pageQuality = 10;

/** A page to keep: how to render it, and the quality of brotli. */
interface KeptPage {
  render: () => Promise<string>;
  quality?: number | undefined;
}

/**
 * Finds the page that was rendered under the same key before, or else makes it.
 * @param key of all that goes into the page
 * @returns the name of its folder in the store's pages; it holds `index.html` and its copies
 */
export async function keepPage(store: Store, key: string, { render, quality }: KeptPage): Promise<string> {
  const note = join(store.pages, `${key}.key`);
  const known = existsSync(note) && readFileSync(note, 'utf8');
  if (known && existsSync(pageFile(store, known))) return known;
  const page = await writePage(store, await render(), quality);
  writeFileSync(`${note}.${process.pid}`, page);
  renameSync(`${note}.${process.pid}`, note);
  return page;
}

/** The file of a kept page. */
export function pageFile(store: Store, page: string): string {
  return join(store.pages, page, 'index.html');
}

/** Keeps a page under the hash of its content. */
async function writePage(store: Store, html: string, quality: number | undefined): Promise<string> {
  const hash = sha256(html);
  if (existsSync(pageFile(store, hash))) return hash;
  return store.withDraft(async (draft) => {
    await writeWithCopies(join(draft, 'index.html'), html, { hash, quality });
    moveOnce(draft, join(store.pages, hash));
    return hash;
  });
}

/**
 * Writes a file and its compressed copies. Their modification time is derived from the hash of the content, because servers make an ETag of
 * time and size: two files that differ must not share one, although they may be written in the same second.
 */
export async function writeWithCopies(
  path: string,
  text: string,
  { hash = sha256(text), quality = pageQuality }: { hash?: string; quality?: number | undefined } = {},
): Promise<void> {
  writeFileSync(path, text);
  await compressFile(path, quality);
  setTimeByHash(path, hash);
}

/** Gives a file and its copies the time that follows from their content. */
export function setTimeByHash(path: string, hash: string): void {
  const time = 1_000_000_000 + (Number.parseInt(hash.slice(0, 8), 16) % 700_000_000);
  for (const copy of copies) utimesSync(path + copy, time, time);
}
