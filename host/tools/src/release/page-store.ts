import { existsSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compressFile } from './compress.ts';
import { sha256 } from './files.ts';
import type { Store } from './store.ts';

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
 * Returns the file of a page: the one that was rendered under the same key before, or else a new one.
 * @param key of all that goes into the page
 */
export async function pageFile(store: Store, key: string, { render, quality }: KeptPage): Promise<string> {
  const note = join(store.pages, `${key}.key`);
  const before = existsSync(note) ? join(store.pages, readFileSync(note, 'utf8')) : null;
  if (before && isWhole(before)) return before;
  const file = await keepPage(store, await render(), quality);
  writeFileSync(`${note}.${process.pid}`, basename(file));
  renameSync(`${note}.${process.pid}`, note);
  return file;
}

/** Keeps a page under the hash of its content. */
async function keepPage(store: Store, html: string, quality: number | undefined): Promise<string> {
  const hash = sha256(html);
  const file = join(store.pages, `${hash}.html`);
  if (isWhole(file)) return file;
  const draft = `${file}.${process.pid}`;
  await writeWithCopies(draft, html, { hash, quality });
  for (const copy of copies.toReversed()) renameSync(draft + copy, file + copy);
  return file;
}

function isWhole(file: string): boolean {
  return copies.every((copy) => existsSync(file + copy));
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
  const time = 1_000_000_000 + (Number.parseInt(hash.slice(0, 8), 16) % 700_000_000);
  for (const copy of copies) utimesSync(path + copy, time, time);
}
