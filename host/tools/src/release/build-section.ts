import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractVersion, type ManifestPage, parseManifest, type SectionManifest } from '@site/sdk/contract';
import { build } from 'vite';
import { contentCounts } from '../content/content-counts.ts';
import type { PageSource } from '../content/read-page.ts';
import { readSection } from '../content/read-section.ts';
import { sectionItems } from '../content/section-items.ts';
import { ChunkGraph } from './chunk-graph.ts';
import { commitOf } from './commit.ts';
import { hashFiles, sha256, versionOf } from './files.ts';

/** What the section has to learn from, as data. */
const itemsFile = 'items.json';

type RenderPage = (name: string, address: string, content: Record<string, string>) => Promise<string>;

/**
 * Builds a section: client build, server build, the static parts and the prerendered HTML of each page, and `section.json`.
 * @param dir the remote's folder
 * @returns the folder that holds the release: `dist/release`
 * @throws ContentError, or what the build says
 */
export async function buildSection(dir: string): Promise<string> {
  const { info, pages } = await readSection(dir);
  const configFile = join(dir, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });

  const client = join(dir, 'dist/client');
  const release = join(dir, 'dist/release');
  rmSync(release, { recursive: true, force: true });
  cpSync(client, release, { recursive: true, filter: (path) => basename(path) !== '.vite' });

  const { renderPage }: { renderPage: RenderPage } = await import(
    pathToFileURL(join(dir, 'dist/server/section-server.mjs')).href
  );
  const graph = new ChunkGraph(client);
  const [entryKey = 'the remote entry'] = graph.keys((key) => key.includes('REMOTE_ENTRY_ID'));
  const startKeys = graph.keys((key) => /REMOTE_ENTRY_ID|localSharedImportMap/.test(key));
  const manifestPages: ManifestPage[] = [];
  for (const page of pages) {
    const needed = graph.needed([...startKeys, 'src/section.ts', `src/pages/${page.name}/page.md`]);
    const html = await renderPage(page.name, page.address, page.content);
    manifestPages.push({
      ...describe(page),
      preload: needed.scripts,
      styles: needed.styles,
      ...write(release, page, html),
    });
  }

  writeFileSync(join(release, itemsFile), JSON.stringify(sectionItems(pages)));
  const { id, title, order, owner } = info;
  const content = {
    contract: contractVersion,
    ...{ id, title, order, owner, counts: contentCounts(dir), items: itemsFile },
    commit: commitOf(dir),
    entry: graph.file(entryKey),
    pages: manifestPages,
    files: hashFiles(release),
  } as const;
  const manifest: SectionManifest = { ...content, version: versionOf(content) };
  const path = join(release, 'section.json');
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  parseManifest(JSON.parse(readFileSync(path, 'utf8')), path);
  return release;
}

function describe({ name, address, param, title, summary, nav, headings }: PageSource) {
  return { name, address, param, title, summary, nav, headings };
}

/** Writes the static parts of a page, named by their hash, and its prerendered HTML. */
function write(
  release: string,
  { name, content }: PageSource,
  html: string,
): Pick<ManifestPage, 'content' | 'fragment'> {
  const json = JSON.stringify(content);
  const files = { content: `content/${name}-${sha256(json).slice(0, 8)}.json`, fragment: `fragments/${name}.html` };
  for (const [file, text] of [
    [files.content, json],
    [files.fragment, html],
  ] as const) {
    mkdirSync(dirname(join(release, file)), { recursive: true });
    writeFileSync(join(release, file), text);
  }
  return files;
}
