import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  contractVersion,
  type ManifestPage,
  parseManifest,
  type SearchTable,
  type SectionManifest,
  shareImageFile,
} from '@site/sdk/contract';
import { build } from 'vite';
import { contentCounts } from '../content/content-counts.ts';
import { entryFiles } from '../content/entries/entry-files.ts';
import { sharedReader } from '../content/entries/read-entries.ts';
import type { PageSource } from '../content/pages/read-page.ts';
import { readSection } from '../content/read-section.ts';
import { dividedSearchFile, searchFileOf } from '../content/search/search-file.ts';
import { sectionItems } from '../content/search/section-items.ts';
import { commitOf } from '../release/commit.ts';
import { hashFiles, sha256, versionOf } from '../release/files.ts';
import { ChunkGraph } from './chunk-graph.ts';
import { drawShareImage } from './share-image.ts';

/** What the section has to learn from, as data. */
const itemsFile = 'items.json';

/** What readers can find in the section, by its title. */
const searchFile = 'search.json';

/** The rest of what is searched. */
const searchTextsFile = 'search-texts.json';

/** The reference tables on its pages, by their names, if its own build has written them; they become a part of `search-texts.json`. */
const searchTablesFile = 'search-tables.json';

/** The code that renders its pages. */
const serverFile = 'server/section.cjs';

/**
 * Builds a section: client build, server build, the static parts of each page, and `section.json`.
 * @param dir the remote's folder
 * @returns the folder that holds the release: `dist/release`
 * @throws ContentError, or the build's own error
 */
export async function buildSection(dir: string): Promise<string> {
  // First, so that broken content is refused in its own words; the builds use what it has read.
  const { info, pages } = await readSection(dir, sharedReader);
  const configFile = join(dir, 'vite.config.ts');
  await Promise.all([
    build({ configFile, logLevel: 'warn' }),
    build({ configFile, logLevel: 'warn', build: { ssr: true } }),
  ]);

  const client = join(dir, 'dist/client');
  const release = join(dir, 'dist/release');
  rmSync(release, { recursive: true, force: true });
  cpSync(client, release, { recursive: true, filter: isReleased });

  cpSync(join(dir, 'dist/server/section.cjs'), join(release, serverFile));
  const graph = new ChunkGraph(client);
  const [entryKey = 'the remote entry'] = graph.keys((key) => key.includes('REMOTE_ENTRY_ID'));
  const manifestPages = pages.map((page): ManifestPage => {
    writeEntries(release, page, pages);
    const image = drawShareImage(page.title, info.title);
    writeFile(release, shareImageFile(page.name, sha256(image)), image);
    return { ...describe(page), ...filesOf(page, graph), content: writeContent(release, page) };
  });

  writeFileSync(join(release, itemsFile), JSON.stringify(sectionItems(pages)));
  const { titles, texts } = dividedSearchFile(searchFileOf(pages, searchTables(client)));
  writeFileSync(join(release, searchFile), JSON.stringify(titles));
  writeFileSync(join(release, searchTextsFile), JSON.stringify(texts));
  const { id, title, order, owner } = info;
  const content = {
    contract: contractVersion,
    ...{ id, title, order, owner, counts: contentCounts(dir), items: itemsFile },
    ...{ search: searchFile, searchTexts: searchTextsFile },
    commit: commitOf(dir),
    entry: graph.file(entryKey),
    server: serverFile,
    pages: manifestPages,
    files: hashFiles(release),
  } as const;
  const manifest: SectionManifest = { ...content, version: versionOf(content) };
  const path = join(release, 'section.json');
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  parseManifest(JSON.parse(readFileSync(path, 'utf8')), path);
  return release;
}

function isReleased(path: string): boolean {
  return !['.vite', searchTablesFile].includes(basename(path));
}

/** What the section's own build has written; `parseSearchTexts` checks it with the rest when the release is validated. */
function searchTables(client: string): Record<string, SearchTable[]> {
  const path = join(client, searchTablesFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** What a browser needs to show a page, and each of its entries on a page of its own. */
function filesOf(
  { name, entries }: PageSource,
  graph: ChunkGraph,
): Pick<ManifestPage, 'preload' | 'styles' | 'entryFiles' | 'hasEntries'> {
  const start = graph.keys((key) => /REMOTE_ENTRY_ID|localSharedImportMap/.test(key));
  const needed = (module: string) => {
    const { scripts, styles } = graph.needed([...start, 'src/section.ts', `src/pages/${name}/${module}`]);
    return { preload: scripts, styles };
  };
  if (entries.length === 0) return needed('page.md');
  return { ...needed('page.md'), hasEntries: true, entryFiles: needed('page.md?entries') };
}

function describe({ name, address, aliases, param, title, summary, nav, headings }: PageSource) {
  return { name, address, ...(aliases.length > 0 && { aliases }), param, title, summary, nav, headings };
}

/** Writes what is fetched of entries. The names carry no hash: nothing lists them, and the release has its own address. */
function writeEntries(release: string, page: PageSource, pages: PageSource[]): void {
  for (const { path, json } of entryFiles(page, pages)) {
    writeFile(release, path, JSON.stringify(json));
  }
}

/** Writes the static parts of a page, named by their hash. @returns the file, relative to the release */
function writeContent(release: string, { name, content }: PageSource): string {
  const json = JSON.stringify(content);
  const file = `content/${name}-${sha256(json).slice(0, 8)}.json`;
  writeFile(release, file, json);
  return file;
}

function writeFile(release: string, name: string, content: string | Buffer): void {
  const file = join(release, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
