import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Item, SectionManifest } from '@site/sdk/contract';
import * as v from 'valibot';
import { readJson } from './read-json.ts';
import { unsafeHtml } from './unsafe-html.ts';

/** The most that a release of a section may have: characters of a field, bytes of a file. */
const limits = { title: 120, summary: 300, label: 40, page: 2_000_000, section: 50_000_000 } as const;

const texts = v.record(v.string(), v.string());

/**
 * Makes sure that a built section holds what its manifest lists and nothing else, that no field, page or the whole is larger than
 * a page of the site can show, and that its HTML does nothing by itself.
 * @throws Error naming the file or field
 */
export function checkLimits(dir: string, manifest: SectionManifest, items: Item[]): void {
  checkListed(dir, ['section.json', ...Object.keys(manifest.files)]);
  for (const { address, title, summary, nav } of manifest.pages) {
    checkLength(`the title of ${address}`, title, limits.title);
    checkLength(`the summary of ${address}`, summary, limits.summary);
    checkLength(`the menu label of ${address}`, nav?.label ?? '', limits.label);
  }
  checkLength('the title of the section', manifest.title, limits.label);
  for (const { id, title } of items) checkLength(`the title of ${id}`, title, limits.title);
  let total = 0;
  for (const file of Object.keys(manifest.files)) {
    const bytes = statSync(join(dir, file)).size;
    total += bytes;
    if (!manifest.pages.some((page) => isContentOf(page, file))) continue;
    checkBytes(join(dir, file), bytes, limits.page);
    checkHtml(join(dir, file));
  }
  checkBytes(dir, total, limits.section);
}

/** Whether a file has HTML of a page or of its entries. */
function isContentOf({ name, content }: SectionManifest['pages'][number], file: string): boolean {
  return file === content || ['-', '/'].some((end) => file.startsWith(`content/${name}${end}`));
}

/**
 * Makes sure that a folder holds no links and no files besides those that its manifest lists.
 * @throws Error naming what should not be there
 */
export function checkListed(dir: string, listed: string[]): void {
  const expected = new Set(listed);
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) continue;
    if (!entry.isFile()) throw new Error(`${path} is a link or a device, so nothing was released. Build again.`);
    if (!expected.has(path.slice(dir.length + 1).replaceAll('\\', '/')))
      throw new Error(`${path} is not listed in the manifest, so nothing was released. Build again.`);
  }
}

function checkLength(name: string, text: string, most: number): void {
  if (text.length > most)
    throw new Error(`${name} has ${text.length} characters, and may have ${most}, so nothing was released.`);
}

function checkBytes(path: string, bytes: number, most: number): void {
  if (bytes > most)
    throw new Error(
      `${path} has ${bytes} bytes, and may have ${most}, so nothing was released. Split it, or load parts of it later.`,
    );
}

function checkHtml(path: string): void {
  const result = v.safeParse(texts, readJson(path));
  if (!result.success) throw new Error(`${path} is not a list of texts by name, so nothing was released. Build again.`);
  for (const [name, html] of Object.entries(result.output)) {
    const found = unsafeHtml(html);
    if (found)
      throw new Error(`${path}: the block "${name}" has ${found}, which no page may have, so nothing was released.`);
  }
}
