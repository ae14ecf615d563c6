import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type OutlineSection, outlineOf, parseManifest, type Section } from '@site/sdk/contract';
import {
  composePage,
  composerVersion,
  notFoundAddress,
  type PageToCompose,
  readContent,
  readShell,
  type Shell,
} from './compose-page.ts';
import { compressFile } from './compress.ts';
import { sha256 } from './files.ts';
import type { OwnPage } from './host-manifest.ts';
import { type LedgerEntry, registryText } from './ledger.ts';
import type { Store } from './store.ts';

const kinds = ['', '.br', '.gz'];

/** Of brotli. Pages are made at every release: one step below the best takes half the time and 2 % more bytes. */
const pageQuality = 10;

/**
 * Makes a composition: every page of every section in the host's shell, the host's own pages and the registry. A page of the
 * same parts as in an earlier composition is the same file, and is not made again. Nothing is live until {@link swapLive}.
 * @throws Error when a file of a release is missing
 */
export async function composeSite(store: Store, entry: LedgerEntry, sections: Section[]): Promise<string> {
  if (!entry.host)
    throw new Error(
      'No host is released yet, so there is no shell to put pages into. Release the host first: npm run release:host',
    );
  const shell = readShell(store, entry.host);
  const draft = store.newDraft();
  mkdirSync(draft);

  for (const link of ['s', 'host']) symlinkSync(join('..', '..', link), join(draft, link), 'junction');
  const outline = sections.map(outlineOf);
  for (const page of pagesOf(store, shell.manifest.pages, sections)) {
    placePage(draft, await fileOf(store, shell, outline, page), page);
    await letTimersRun();
  }
  const registry = registryText(entry, sections);
  await writeWithCopies(join(draft, 'registry.json'), registry, sha256(registry));
  const dir = store.compositionDir(entry.sequence);
  store.expectLive(entry.sequence - 1);
  rmSync(dir, { recursive: true, force: true });
  renameSync(draft, dir);
  return dir;
}

/** The lock of a release expires unless it is renewed, also while many pages are composed. */
const letTimersRun = setImmediate;

/** Makes a composition live, in one atomic step. */
export function swapLive(store: Store, sequence: number): void {
  const next = `${store.live}.next`;
  rmSync(next, { force: true });
  symlinkSync(join('compositions', String(sequence).padStart(6, '0')), next, 'junction');
  renameSync(next, store.live);
}

function pagesOf(store: Store, own: OwnPage[], sections: Section[]): PageToCompose[] {
  const notFound = {
    address: notFoundAddress,
    title: 'Page not found',
    summary: 'There is no page at this address.',
    ...{ preload: [], styles: [], section: null },
  };
  return [
    ...own.map((page) => ({ ...page, section: null })),
    notFound,
    ...sections.flatMap((section) => sectionPages(store, section)),
  ];
}

function sectionPages(store: Store, section: Section): PageToCompose[] {
  const sectionDir = store.sectionDir(section.id, section.version);
  const path = join(sectionDir, 'section.json');
  const { pages } = parseManifest(JSON.parse(readFileSync(path, 'utf8')), path);
  const fragments = new Map(pages.map(({ name, fragment }) => [name, fragment]));
  return section.pages.map((page) => {
    const file = join(sectionDir, fragments.get(page.name) ?? '');
    if (!fragments.has(page.name))
      throw new Error(
        `${path} does not hold the page ${page.name}, which the registry names. Release the section again.`,
      );
    if (!existsSync(file)) throw new Error(`${file} is missing, which ${path} names. Release the section again.`);
    const { address, title, summary } = page;
    return {
      ...{ address, title, summary, section, page, sectionDir },
      get fragment() {
        return readFileSync(file, 'utf8');
      },
      get content() {
        return readContent(sectionDir, page);
      },
    };
  });
}

/** The file of a page: the one that was made of the same parts before, or else a new one. */
async function fileOf(store: Store, shell: Shell, outline: OutlineSection[], page: PageToCompose): Promise<string> {
  const parts = [composerVersion, shell.base, outline, page.address, page.section?.base ?? null];
  const note = join(store.pages, `${sha256(JSON.stringify(parts))}.made`);
  const before = existsSync(note) ? join(store.pages, readFileSync(note, 'utf8')) : null;
  if (before && kinds.every((kind) => existsSync(before + kind))) return before;
  const file = await storePage(store, composePage(shell, outline, page));
  writeFileSync(`${note}.${process.pid}`, basename(file));
  renameSync(`${note}.${process.pid}`, note);
  return file;
}

function placePage(draft: string, file: string, page: PageToCompose): void {
  for (const place of placesOf(page)) {
    for (const kind of kinds) {
      const target = join(draft, place + kind);
      mkdirSync(dirname(target), { recursive: true });
      if (!existsSync(target)) linkSync(file + kind, target);
    }
  }
}

/**
 * Where the file of a page stands. In lower case too, for servers which know no other way to ignore letter case; and under
 * `_`, the place of a page with a parameter for all values of it.
 */
function placesOf(page: PageToCompose): string[] {
  if (page.address === '/') return ['index.html'];
  if (page.address === notFoundAddress) return ['404.html'];
  const names = [page.address.slice(1), page.address.slice(1).toLowerCase()];
  const param = page.section !== null && page.page.param !== null;
  return names.flatMap((name) => (param ? [`${name}/index.html`, `${name}/_/index.html`] : [`${name}/index.html`]));
}

/** Keeps a page under the hash of its content. */
async function storePage(store: Store, html: string): Promise<string> {
  const hash = sha256(html);
  const file = join(store.pages, `${hash}.html`);
  if (kinds.every((kind) => existsSync(file + kind))) return file;
  const draft = `${file}.${process.pid}`;
  await writeWithCopies(draft, html, hash);
  for (const kind of ['.br', '.gz', '']) renameSync(draft + kind, file + kind);
  return file;
}

/**
 * Writes a file and its compressed copies. Their time is made of the hash of the content, because servers make an ETag of
 * time and size: two files that differ must not share one, although they may be written in the same second.
 */
async function writeWithCopies(path: string, text: string, hash: string): Promise<void> {
  writeFileSync(path, text);
  await compressFile(path, pageQuality);
  const time = 1_000_000_000 + (Number.parseInt(hash.slice(0, 8), 16) % 700_000_000);
  for (const kind of kinds) utimesSync(path + kind, time, time);
}
