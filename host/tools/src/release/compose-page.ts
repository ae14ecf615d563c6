import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type Composition,
  contractVersion,
  type OutlineSection,
  type Page,
  type PageContent,
  type Section,
} from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import { escapeHtml } from '../content/html.ts';
import { sectionBase } from '../section-base.ts';
import { type HostManifest, type OwnPage, parseHostManifest } from './host-manifest.ts';
import { placeIds } from './place-ids.ts';
import { pagePolicy } from './policy.ts';
import type { Store } from './store.ts';

// Required, not imported: the loader that runs these tools would transform the megabyte of it at every call.
const require = createRequire(import.meta.url);

interface HostServer {
  pageSlot: RegExp;
  renderShell: (outline: OutlineSection[], address: string, content: PageContent) => string;
}

/** What is the same in all pages of a composition. */
export interface Shell {
  base: string;
  dir: string;
  manifest: HostManifest;
  template: string;
  css: string;
  server: HostServer;
}

/** Reads a released version of the host. @throws Error when a file of it is missing or damaged */
export function readShell(store: Store, version: string): Shell {
  const dir = store.hostPrivateDir(version);
  const path = join(dir, 'host.json');
  const manifest = parseHostManifest(JSON.parse(readFileSync(path, 'utf8')), path);
  return {
    base: `/host/${version}/`,
    dir: store.hostDir(version),
    manifest,
    template: readFileSync(join(dir, 'template.html'), 'utf8'),
    css: readStyles(store.hostDir(version), manifest.styles),
    server: require(join(dir, 'entry-server.cjs')),
  };
}

/** A page to compose: one of a section, or one of the host's own. */
export type PageToCompose =
  | (OwnPage & { section: null })
  | {
      address: string;
      title: string;
      summary: string;
      section: Section;
      page: Page;
      fragment: string;
      content: PageContent;
      sectionDir: string;
    };

/** The static parts of a page of a section, as the browser gets them on a change of page. */
export function readContent(sectionDir: string, { content }: Page): PageContent {
  return content === null ? {} : JSON.parse(readFileSync(join(sectionDir, content), 'utf8'));
}

/**
 * To be raised when {@link composePage} begins to make another page of the same parts: a page of which all parts are as they were is
 * not composed again.
 */
export const composerVersion = 1;

/**
 * Composes one page: the host's shell around the section's HTML, with all a browser needs to show it in the document, and
 * hints for exactly the files that make it alive.
 */
export function composePage(shell: Shell, outline: OutlineSection[], page: PageToCompose): string {
  const html = shell.server.renderShell(outline, page.address, page.section ? page.content : {});
  const body = page.section
    ? html.replace(shell.server.pageSlot, (_slot, at, below) => placeIds(fragmentOf(page), { at, below }))
    : html;
  const composition: Composition = { contract: contractVersion, outline, section: page.section };
  return shell.template
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replaceAll('="./', () => `="${shell.base}`)
    .replace('<!--site:head-->', () => head(shell, page))
    .replace('<!--site:app-->', () => body)
    .replace('</body>', () => `${dataScript(composition)}</body>`);
}

/** The HTML of a page, its files at the addresses of the release. */
function fragmentOf({ fragment, section }: Extract<PageToCompose, { section: Section }>): string {
  return fragment.replaceAll(sectionBase, () => section.base);
}

/**
 * The page's own head. Its styles stand in the document; the disabled links to their files tell Vite's loader, which looks
 * for them, that there is nothing to fetch.
 */
function head(shell: Shell, page: PageToCompose): string {
  const title = page.title === siteName ? siteName : `${page.title} · ${siteName}`;
  const own = ownFiles(shell, page);
  const styles = [shell.css, readStyles(own.dir, own.styles)].filter(Boolean);
  const scripts = [
    ...shell.manifest.preload.map((file) => shell.base + file),
    ...own.preload.map((file) => own.base + file),
  ];
  const inline = { styles: styles.map(hashSource), scripts: inlineScripts(shell.template).map(hashSource) };
  return [
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(inline)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.summary)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(page.summary)}">`,
    page.address === notFoundAddress
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${page.address}">`,
    ...styles.map((css) => `<style>${css}</style>`),
    ...own.styles.map((file) => `<link rel="stylesheet" disabled href="${own.base}${file}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('\n    ');
}

/** What a page needs beyond what runs on every page, and where that is. */
function ownFiles(shell: Shell, page: PageToCompose) {
  if (!page.section) return { dir: shell.dir, base: shell.base, styles: page.styles, preload: page.preload };
  return { dir: page.sectionDir, base: page.section.base, styles: page.page.styles, preload: page.page.preload };
}

/** The scripts that stand in the template itself: what must have run before the first paint. */
function inlineScripts(template: string): string[] {
  return [...template.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script = '']) => script);
}

/** No page can have this address: it is no word of letters. */
export const notFoundAddress = '/404';

/** The source which names an inline style or script in the policy. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function readStyles(dir: string, files: string[]): string {
  return files.map((file) => readFileSync(join(dir, file), 'utf8').trim()).join('\n');
}

function dataScript(composition: Composition): string {
  return `<script type="application/json" id="composition">${JSON.stringify(composition).replaceAll('<', '\\u003c')}</script>`;
}
