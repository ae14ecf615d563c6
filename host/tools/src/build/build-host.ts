import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contractVersion, type HostFiles, hostShareImage } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { build } from 'vite';
import { appIcons } from '../release/app-manifest.ts';
import { commitOf } from '../release/commit.ts';
import { hashFiles, versionOf } from '../release/files.ts';
import { type HostManifest, type HostPage, parseHostManifest } from '../release/host-manifest.ts';
import { hostLinks } from '../release/pages/host-links.ts';
import { requireHostServer } from '../release/pages/released-host.ts';
import { hostDir } from '../workspace.ts';
import { ChunkGraph, type Needed } from './chunk-graph.ts';
import { drawShareImage } from './share-image.ts';

/** What runs on every page: the document's own script, the federation runtime and the shared packages. */
function isStartChunk(key: string): boolean {
  return key === 'index.html' || key.startsWith('virtual:') || key === 'sdk/src/router.ts';
}

/**
 * Builds the host: `public/` for the browser, `private/` for the release (the server build).
 * @returns the folder that holds the release: `dist/release`
 */
export async function buildHost(): Promise<string> {
  const configFile = join(hostDir, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });

  const client = join(hostDir, 'dist/client');
  const release = join(hostDir, 'dist/release');
  rmSync(release, { recursive: true, force: true });
  const left = ['.vite', 'index.html'];
  cpSync(client, join(release, 'public'), { recursive: true, filter: (path) => !left.includes(basename(path)) });
  for (const name of ['favicon.ico', ...appIcons.map(({ file }) => file)])
    cpSync(join(hostDir, 'src/shell', name), join(release, 'public', name));
  writeFileSync(join(release, 'public', hostShareImage), drawShareImage(siteName, 'Learn front-end development'));
  mkdirSync(join(release, 'private'), { recursive: true });
  cpSync(join(hostDir, 'dist/server/entry-server.cjs'), join(release, 'private/entry-server.cjs'));

  const graph = new ChunkGraph(client);
  const needed = graph.needed(graph.keys(isStartChunk));
  const pages = hostPages(graph, needed);
  writeOfflineFiles(join(release, 'public'), pages);
  const content = {
    contract: contractVersion,
    commit: commitOf(hostDir),
    ...startFiles(readFileSync(join(client, 'index.html'), 'utf8')),
    ...runnerFile(release),
    preload: needed.scripts,
    styles: needed.styles,
    pages,
    links: hostLinks(),
    files: hashFiles(release),
  } as const;
  const host: HostManifest = { ...content, version: versionOf(content) };
  const path = join(release, 'host.json');
  writeFileSync(path, `${JSON.stringify(host, null, 2)}\n`);
  parseHostManifest(JSON.parse(readFileSync(path, 'utf8')), path);
  return release;
}

/** The script that starts the site and the icon, as the built page for development names them. */
function startFiles(html: string): Pick<HostManifest, 'entry' | 'icon'> {
  const files = { entry: '', icon: '' };
  visit(fromHtml(html), 'element', ({ tagName, properties }: Element) => {
    if (tagName === 'script' && properties.type === 'module') files.entry = relativePath(properties.src);
    if (tagName === 'link' && String(properties.rel) === 'icon') files.icon = relativePath(properties.href);
  });
  return files;
}

/** The sandbox for readers' code, which runner-plugin.ts adds. */
function runnerFile(release: string): Pick<HostManifest, 'runner'> {
  const file = readdirSync(join(release, 'public/assets')).find((name) => /^runner-.*\.html$/.test(name));
  if (!file) throw new Error('The build of the host holds no assets/runner-….html, the sandbox for code.');
  return { runner: `assets/${file}` };
}

/**
 * Lists what a browser keeps of this version to show it without a connection: not the type checker, which is as large as the rest
 * together. It is kept once a reader has used it.
 */
function writeOfflineFiles(dir: string, pages: HostPage[]): void {
  const { 'sw.js': _worker, [hostShareImage]: _image, ...rest } = hashFiles(dir);
  const files = Object.fromEntries(Object.entries(rest).filter(([file]) => !file.endsWith('.types.js')));
  const content: HostFiles = { pages: pages.map(({ address }) => address), files };
  writeFileSync(join(dir, 'offline.json'), JSON.stringify(content));
}

function relativePath(address: unknown): string {
  return String(address).replace(/^\.\//, '');
}

/** The host's own pages as its code names them, each with what it needs beyond what runs on every page. */
function hostPages(graph: ChunkGraph, start: Needed): HostPage[] {
  const { hostRoutes } = requireHostServer(join(hostDir, 'dist/server/entry-server.cjs'));
  return hostRoutes.map(({ address, title, summary, file }) => {
    graph.file(file);
    const { scripts, styles } = graph.needed([file]);
    return {
      ...{ address, title, summary },
      preload: scripts.filter((script) => !start.scripts.includes(script)),
      styles: styles.filter((style) => !start.styles.includes(style)),
    };
  });
}
