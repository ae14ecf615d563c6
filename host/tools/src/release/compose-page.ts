import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Composition, contractVersion, type OutlineSection, type Page, type Section } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import { escapeHtml } from '../content/html.ts';
import { type HostManifest, parseHostManifest } from './host-manifest.ts';
import { pagePolicy } from './policy.ts';
import type { Store } from './store.ts';

// Required, not imported: the loader that runs these tools would transform the megabyte of it at every call.
const require = createRequire(import.meta.url);

interface HostServer {
  pageSlot: string;
  renderShell: (outline: OutlineSection[], address: string) => string;
}

/** What is the same in all pages of a composition. */
export interface Shell {
  base: string;
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
    manifest,
    template: readFileSync(join(dir, 'template.html'), 'utf8'),
    css: readStyles(store.hostDir(version), manifest.styles),
    server: require(join(dir, 'entry-server.cjs')),
  };
}

/** A page to compose: one of a section, or one of the host's own. */
export type PageToCompose =
  | { address: string; title: string; summary: string; section: null }
  | {
      address: string;
      title: string;
      summary: string;
      section: Section;
      page: Page;
      fragment: string;
      sectionDir: string;
    };

/**
 * Composes one page: the host's shell around the section's HTML, with all a browser needs to show it in the document, and
 * hints for exactly the files that make it alive.
 */
export function composePage(shell: Shell, outline: OutlineSection[], page: PageToCompose): string {
  const html = shell.server.renderShell(outline, page.address);
  const body = page.section ? html.replace(shell.server.pageSlot, () => page.fragment) : html;
  const composition: Composition = { contract: contractVersion, outline, section: page.section };
  return shell.template
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replaceAll('="./', () => `="${shell.base}`)
    .replace('<!--site:head-->', () => head(shell, page))
    .replace('<!--site:app-->', () => body)
    .replace('</body>', () => `${dataScript(composition)}</body>`);
}

/**
 * The page's own head. Its styles stand in the document; the disabled links to their files tell Vite's loader, which looks
 * for them, that there is nothing to fetch.
 */
function head(shell: Shell, page: PageToCompose): string {
  const title = page.title === siteName ? siteName : `${page.title} · ${siteName}`;
  const styles = [shell.css, page.section ? readStyles(page.sectionDir, page.page.styles) : ''].filter(Boolean);
  const inlined = page.section ? page.page.styles.map((file) => page.section.base + file) : [];
  const scripts = [...shell.manifest.preload.map((file) => shell.base + file)];
  if (page.section) scripts.push(...page.page.preload.map((file) => page.section.base + file));
  return [
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(styles.map(hashSource))}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.summary)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(page.summary)}">`,
    page.address === notFoundAddress
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${page.address}">`,
    ...styles.map((css) => `<style>${css}</style>`),
    ...inlined.map((href) => `<link rel="stylesheet" disabled href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('\n    ');
}

/** No page can have this address: it is no word of letters. */
export const notFoundAddress = '/404';

function hashSource(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

function readStyles(dir: string, files: string[]): string {
  return files.map((file) => readFileSync(join(dir, file), 'utf8').trim()).join('\n');
}

function dataScript(composition: Composition): string {
  return `<script type="application/json" id="composition">${JSON.stringify(composition).replaceAll('<', '\\u003c')}</script>`;
}
