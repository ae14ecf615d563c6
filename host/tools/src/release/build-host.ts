import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { contractVersion } from '@site/sdk/contract';
import { build } from 'vite';
import { hostDir } from '../workspace.ts';
import { ChunkGraph, type Needed } from './chunk-graph.ts';
import { commitOf } from './commit.ts';
import { hashFiles, versionOf } from './files.ts';
import { studyPlanLinks } from './host-links.ts';
import { type HostManifest, type OwnPage, parseHostManifest } from './host-manifest.ts';

/** What runs on every page: the document's own script, the federation runtime and the shared packages. */
function isStartChunk(key: string): boolean {
  return key === 'index.html' || key.startsWith('virtual:') || key === 'sdk/src/router.ts';
}

/**
 * Builds the host: `public/` for the browser, `private/` for the release tool (the template, and the shell as a server build).
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
  mkdirSync(join(release, 'private'), { recursive: true });
  cpSync(join(hostDir, 'dist/server/entry-server.cjs'), join(release, 'private/entry-server.cjs'));
  cpSync(join(client, 'index.html'), join(release, 'private/template.html'));

  const graph = new ChunkGraph(client);
  const needed = graph.needed(graph.keys(isStartChunk));
  const content = {
    contract: contractVersion,
    commit: commitOf(hostDir),
    preload: needed.scripts,
    styles: needed.styles,
    pages: ownPages(graph, needed),
    links: studyPlanLinks(),
    files: hashFiles(release),
  } as const;
  const host: HostManifest = { ...content, version: versionOf(content) };
  const path = join(release, 'host.json');
  writeFileSync(path, `${JSON.stringify(host, null, 2)}\n`);
  parseHostManifest(JSON.parse(readFileSync(path, 'utf8')), path);
  return release;
}

/** The host's own pages as its code names them, each with what it needs beyond what runs on every page. */
function ownPages(graph: ChunkGraph, start: Needed): OwnPage[] {
  const server: { ownPages: OwnPageSource[] } = createRequire(import.meta.url)(
    join(hostDir, 'dist/server/entry-server.cjs'),
  );
  return server.ownPages.map(({ address, title, summary, file }) => {
    graph.file(file);
    const { scripts, styles } = graph.needed([file]);
    return {
      ...{ address, title, summary },
      preload: scripts.filter((script) => !start.scripts.includes(script)),
      styles: styles.filter((style) => !start.styles.includes(style)),
    };
  });
}

/** As `host/src/own-pages.ts` has it. */
interface OwnPageSource {
  address: string;
  title: string;
  summary: string;
  /** The module that shows the page, as the build's manifest names it. */
  file: string;
}
