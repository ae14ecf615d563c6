import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Item,
  pageOfItem,
  parseItems,
  parseManifest,
  parseSearchFile,
  parseSearchTexts,
  type SectionManifest,
} from '@site/sdk/contract';
import { sha256, versionOf } from './files.ts';
import { type HostManifest, parseHostManifest } from './host-manifest.ts';
import { checkLimits, checkListed } from './section-limits.ts';
import { serverAddresses } from './server-addresses.ts';

/** First words of addresses that have a meaning of their own. */
const reserved = ['/s', '/host', '/feeds', '/registry', '/404', ...Object.values(serverAddresses)];

/**
 * Checks a built section: its manifest, and that every file is there and unchanged.
 * @throws Error naming what is wrong; nothing may be released then
 */
export function validateSection(dir: string): SectionManifest {
  const path = join(dir, 'section.json');
  const json = readJson(path);
  const manifest = parseManifest(json, path);
  if (manifest.id === 'host')
    throw new Error(`${path} has the id "host", which is not for sections. Choose another one.`);
  checkFiles(dir, manifest.files);
  if (manifest.contract >= 2 && !manifest.server)
    throw new Error(`${path} names no server build, so its pages cannot be rendered. Build the section again.`);
  const named = manifest.pages.flatMap((page) => [page.content, ...page.preload, ...page.styles]);
  const { entry, items = null, search = null, searchTexts = null, server = null } = manifest;
  const missing = [entry, items, search, searchTexts, server, ...named].find(
    (file) => file !== null && !(file in manifest.files),
  );
  if (missing) throw new Error(`${path} names ${missing}, but the release does not hold it. Build the section again.`);
  const listed = readItems(dir, manifest);
  checkItems(dir, manifest, listed);
  checkLimits(dir, manifest, listed);
  checkSearch(dir, manifest);
  checkAddresses([manifest]);
  checkVersion(json, manifest.version, path);
  return manifest;
}

function checkSearch(dir: string, { search, searchTexts }: SectionManifest): void {
  if (search === undefined) return;
  const [file, rest] = [join(dir, search), searchTexts && join(dir, searchTexts)];
  const titles = parseSearchFile(readJson(file), file);
  if (rest !== undefined) parseSearchTexts(readJson(rest), titles, rest);
}

/** Items are on pages of the section, each once, with as many of each kind as the manifest counts. */
function checkItems(dir: string, { items: file, counts = {}, pages }: SectionManifest, items: Item[]): void {
  if (file === undefined) return;
  const path = join(dir, file);
  const addresses = new Set(pages.map(({ address }) => address));
  const ids = new Set<string>();
  for (const item of items) {
    const { id, address, aliases = [] } = item;
    const page = pageOfItem(item);
    if (!addresses.has(page)) throw new Error(`${path}: ${id} is on ${page}, which is not a page of the section.`);
    const elsewhere = aliases.find((alias) => dirname(alias) !== dirname(address));
    if (elsewhere)
      throw new Error(`${path}: the alias ${elsewhere} of ${id} is not beside ${address}. Build the section again.`);
    if (ids.has(id)) throw new Error(`${path} lists the id ${id} twice. Build the section again.`);
    ids.add(id);
  }
  for (const kind of new Set([...Object.keys(counts), ...items.map((item) => item.kind)])) {
    if (kind === 'demo') continue;
    const number = items.filter((item) => item.kind === kind).length;
    if (number !== (counts[kind] ?? 0))
      throw new Error(
        `${path} holds ${number} of the kind ${kind}, but section.json counts ${counts[kind] ?? 0}. Build again.`,
      );
  }
}

function readItems(dir: string, { items }: SectionManifest): Item[] {
  return items === undefined ? [] : parseItems(readJson(join(dir, items)), join(dir, items));
}

/** The same for a built host. */
export function validateHost(dir: string): HostManifest {
  const path = join(dir, 'host.json');
  const json = readJson(path);
  const manifest = parseHostManifest(json, path);
  checkFiles(dir, manifest.files);
  checkListed(dir, ['host.json', ...Object.keys(manifest.files)]);
  checkVersion(json, manifest.version, path);
  return manifest;
}

interface Addressed {
  id: string;
  pages: { address: string; aliases?: string[] | undefined }[];
}

/**
 * Makes sure that every address and alias leads to one page, whatever its letter case.
 * @param hostPages addresses of the host's own pages
 * @throws Error naming all clashes at once
 */
export function checkAddresses(sections: Addressed[], hostPages: string[] = []): void {
  const taken = [...reserved, ...hostPages].map((address) => [address.toLowerCase(), 'the site itself'] as const);
  const owners = new Map<string, string>(taken);
  const clashes: string[] = [];
  for (const { id, pages } of sections) {
    for (const [address, name] of pages.flatMap(namedAddresses)) {
      const owner = owners.get(address.toLowerCase());
      if (owner) clashes.push(`  ${name} of "${id}" is taken by ${owner}`);
      owners.set(address.toLowerCase(), `${name} of "${id}"`);
    }
  }
  if (clashes.length > 0)
    throw new Error(
      `Two pages have the same address or alias (letter case does not count), so nothing was released:\n${clashes.join('\n')}\nChange it in the front matter of one of them, or take the alias out.`,
    );
}

/** The addresses that lead to a page, each with its name in a message. */
function namedAddresses({ address, aliases = [] }: Addressed['pages'][number]): [address: string, name: string][] {
  return [[address, address], ...aliases.map((alias): [string, string] => [alias, `${alias} (alias of ${address})`])];
}

function checkFiles(dir: string, files: Record<string, string>): void {
  for (const [file, hash] of Object.entries(files)) {
    const path = join(dir, file);
    if (!existsSync(path)) throw new Error(`${path} is missing, so nothing was released. Build again.`);
    if (sha256(readFileSync(path)) !== hash)
      throw new Error(`${path} was changed after the build, so nothing was released. Build again.`);
  }
}

/** Fields that the contract does not have are content too: the version is checked over the manifest as it was written. */
function checkVersion(manifest: unknown, version: string, path: string): void {
  if (versionOf(Object(manifest)) !== version)
    throw new Error(`${path} was changed after the build, so nothing was released. Build again.`);
}

function readJson(path: string): unknown {
  if (!existsSync(path)) throw new Error(`${path} is missing, so nothing was released. Build first: npm run build`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not JSON, so nothing was released. Build again.`, { cause: error });
  }
}
