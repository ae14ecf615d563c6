import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  contractVersion,
  entryContentFile,
  type Item,
  type ManifestPage,
  type SectionManifest,
} from '@site/sdk/contract';
import { hashFiles, sha256, versionOf } from '../files.ts';
import type { HostManifest } from '../host-manifest.ts';

/** What identifies the page of a fixture; its name is derived from its address. */
export interface FixturePage {
  address: string;
  text?: string;
  label?: string;
  param?: string;
  aliases?: string[];
  /** The words of its entries, each with its aliases. */
  entries?: Record<string, string[]>;
}

export interface FixtureSection {
  id: string;
  title?: string;
  pages: FixturePage[];
  /** The content of the section's script; other content makes another version. */
  script?: string;
  order?: number;
  /** The contract it was built for: 1 has no server build. */
  contract?: number;
  /** Its entries as data, all of the kind `question`. */
  items?: Item[];
}

/**
 * Writes what the build of a section would leave, without a build.
 * @returns its version
 */
export function writeSection(
  dir: string,
  {
    id,
    pages,
    title = `About ${id}`,
    script = 'one',
    order = 1,
    contract = contractVersion,
    items: own = [],
  }: FixtureSection,
): string {
  const [entry, styles] = [fixtureEntry(id, script), fixtureStyles(id)];
  write(dir, entry, entryText(id, script));
  write(dir, styles, stylesText(id));
  const manifestPages = pages.map((page) => ({ ...writePage(dir, page), preload: [entry], styles: [styles] }));
  const items = [...own, ...pages.flatMap(itemsOf)];
  if (items.length > 0) write(dir, 'items.json', JSON.stringify(items));
  const server = contract > 1 ? { server: 'server/section.cjs' } : {};
  if (server.server) write(dir, server.server, sectionServer(contract, pages));
  const content = {
    contract,
    ...{ id, title, order, owner: `@site/${id}`, entry, commit: null, ...server },
    ...(items.length > 0 && { items: 'items.json', counts: { question: items.length } }),
    pages: manifestPages,
    files: hashFiles(dir),
  };
  const manifest: SectionManifest = { ...content, version: versionOf(content) };
  write(dir, 'section.json', JSON.stringify(manifest, null, 2));
  return manifest.version;
}

function writePage(dir: string, page: FixturePage): Omit<ManifestPage, 'preload' | 'styles'> {
  const { address, text = 'Text', label, param = '', aliases, entries = {} } = page;
  const name = nameOf(page);
  const json = JSON.stringify({ 'html-0': `<p>${text}</p>` });
  const content = `content/${name}-${sha256(json).slice(0, 8)}.json`;
  write(dir, content, json);
  for (const words of Object.keys(entries)) write(dir, entryContentFile(name, words), '{}');
  return {
    ...(aliases && { aliases }),
    ...(page.entries && { hasEntries: true, entryFiles: { preload: [], styles: [] } }),
    ...{ name, address, param: param || null, title: `Page ${name}`, summary: `What ${name} tells.` },
    ...{ nav: { label: label ?? name, order: 1 }, headings: [], content },
  };
}

function itemsOf({ address, entries = {} }: FixturePage, page: number): Item[] {
  return Object.entries(entries).map(([words, aliases], index) => ({
    ...{ id: `AA-${page}0${index}`, kind: 'question', title: `What is <${words}>?`, level: 'basic', topics: ['maps'] },
    ...{ address: `${address}/${words}`, text: 'Words', version: '0123456789ab' },
    ...(aliases.length > 0 && { aliases: aliases.map((alias) => `${address}/${alias}`) }),
  }));
}

function nameOf({ address }: FixturePage): string {
  return `${address.slice(1, 2).toUpperCase()}${address.slice(2).replace(/\W/g, '')}`;
}

/** A server build whose pages show their name and the address of their release. */
function sectionServer(contract: number, pages: FixturePage[]): string {
  const entries = pages.map((page) => {
    const render = `(text) => \`<article data-at="\${__releaseAddress}"><h1>${nameOf(page)}</h1>\${text}</article>\``;
    return `${nameOf(page)}: async () => ({ default: ${render} })`;
  });
  return `require('react');\nmodule.exports = { contract: ${contract}, pages: { ${entries.join(', ')} } };\n`;
}

/**
 * Writes what the build of the host would leave. Its documents contain its `mark`, the absolute address, the feed and the labels of
 * the navigation that they carry, and it calls `globalThis.whileRendering`, if a test has set it.
 * @returns its version
 */
export function writeHost(dir: string, mark = 'one'): string {
  write(dir, 'public/assets/main.js', `export const host = '${mark}';\n`);
  write(dir, 'public/assets/main.css', 'body { margin: 0 }\n');
  write(dir, 'private/entry-server.cjs', entryServer(mark));
  const content = {
    contract: contractVersion,
    ...{ commit: null, entry: 'assets/main.js', icon: 'assets/icon.svg', preload: ['assets/main.js'] },
    ...{ styles: ['assets/main.css'], files: hashFiles(dir) },
    pages: ['/', '/design'].map((address) => ({
      address,
      title: 'Own',
      summary: 'Of the host.',
      preload: [],
      styles: [],
    })),
  } as const;
  const manifest: HostManifest = { ...content, version: versionOf(content) };
  write(dir, 'host.json', JSON.stringify(manifest, null, 2));
  return manifest.version;
}

function entryServer(mark: string): string {
  return `exports.hostRoutes = [{ address: '/', listsPages: true }];
exports.fetchesNavigation = true;
exports.fetchesVersions = true;
exports.inlineScripts = ['theme()'];
exports.sharedPackages = { react: {} };
exports.renderDocument = async (input, page) => {
  globalThis.whileRendering?.(input.address);
  const labels = input.navigation.flatMap(({ landing, title, pages }) =>
    landing ? [title] : pages.map(({ nav, title }) => nav?.label ?? title),
  );
  const text = Object.values(page?.content ?? {}).join('');
  const module = page?.module && (await page.module.pages[page.name]());
  const main = module ? module.default(text) : page ? text : 'The host at ' + input.address;
  const links = input.preload.map((href) => \`<link rel="modulepreload" href="\${href}">\`).join('');
  const feed = input.feed ? 'feed: ' + input.feed.title + ' at ' + input.feed.address : '';
  return \`<!doctype html><meta http-equiv="Content-Security-Policy" content="\${input.policy}">\${links}
<link rel="canonical" href="\${input.origin ?? ''}\${input.address}">\${feed}
<style>\${input.css}</style><nav>${mark}: \${labels.join(', ')}</nav><main>\${main}</main><script src="\${input.entry}"></script>\`;
};
`;
}

/** The entry of a section, named by its content. */
export function fixtureEntry(id: string, script = 'one'): string {
  return `remoteEntry-${sha256(entryText(id, script)).slice(0, 8)}.js`;
}

/** Its stylesheet. */
export function fixtureStyles(id: string): string {
  return `assets/page-${sha256(stylesText(id)).slice(0, 8)}.css`;
}

function entryText(id: string, script: string): string {
  return `export const section = '${id} ${script}';\n`;
}

function stylesText(id: string): string {
  return `.${id} { color: red }\n`;
}

function write(dir: string, file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}
