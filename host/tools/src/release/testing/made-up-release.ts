import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractVersion, type ManifestPage, type SectionManifest } from '@site/sdk/contract';
import { hashFiles, sha256, versionOf } from '../files.ts';
import type { HostManifest } from '../host-manifest.ts';

/** What a made-up page is told by; its name is made of its address. */
export interface MadeUpPage {
  address: string;
  text?: string;
  label?: string;
  param?: string;
}

export interface MadeUpSection {
  id: string;
  pages: MadeUpPage[];
  /** What the section's script says; another text makes another version. */
  script?: string;
  order?: number;
}

/**
 * Writes what the build of a section would leave, without a build.
 * @returns its version
 */
export function writeSection(dir: string, { id, pages, script = 'one', order = 1 }: MadeUpSection): string {
  write(dir, 'remoteEntry-1.js', `export const section = '${id} ${script}';\n`);
  write(dir, 'assets/page.css', `.${id} { color: red }\n`);
  const manifestPages = pages.map((page) => writePage(dir, page));
  const content = {
    contract: contractVersion,
    ...{ id, title: `About ${id}`, order, owner: `@site/${id}`, entry: 'remoteEntry-1.js', commit: null },
    pages: manifestPages,
    files: hashFiles(dir),
  } as const;
  const manifest: SectionManifest = { ...content, version: versionOf(content) };
  write(dir, 'section.json', JSON.stringify(manifest, null, 2));
  return manifest.version;
}

function writePage(dir: string, { address, text = 'Text', label, param = '' }: MadeUpPage): ManifestPage {
  const name = `${address.slice(1, 2).toUpperCase()}${address.slice(2).replace(/\W/g, '')}`;
  const content = JSON.stringify({ 'html-0': `<p>${text}</p>` });
  const files = { content: `content/${name}-${sha256(content).slice(0, 8)}.json`, fragment: `fragments/${name}.html` };
  write(dir, files.content, content);
  write(dir, files.fragment, `<article><h1>${name}</h1><p>${text}</p></article>`);
  return {
    ...{ name, address, param: param || null, title: `Page ${name}`, summary: `What ${name} tells.` },
    ...{ nav: { label: label ?? name, order: 1 }, headings: [], preload: ['remoteEntry-1.js'] },
    ...{ styles: ['assets/page.css'], ...files },
  };
}

/**
 * Writes what the build of the host would leave. Its shell says its `mark`, the address and all navigation labels, and
 * calls `globalThis.whileComposing`, where a test put one.
 * @returns its version
 */
export function writeHost(dir: string, mark = 'one'): string {
  write(dir, 'public/assets/main.js', `export const host = '${mark}';\n`);
  write(dir, 'public/assets/main.css', 'body { margin: 0 }\n');
  write(dir, 'private/template.html', template);
  write(dir, 'private/entry-server.cjs', entryServer(mark));
  const content = {
    contract: contractVersion,
    ...{ commit: null, preload: ['assets/main.js'], styles: ['assets/main.css'], files: hashFiles(dir) },
    ...{ pages: [{ address: '/', title: 'Home', summary: 'The start.', preload: [], styles: [] }] },
  } as const;
  const manifest: HostManifest = { ...content, version: versionOf(content) };
  write(dir, 'host.json', JSON.stringify(manifest, null, 2));
  return manifest.version;
}

const template = `<!doctype html>
<html lang="en">
  <head>
    <!--site:head-->
    <script type="module" crossorigin src="./assets/main.js"></script>
  </head>
  <body><div id="root"><!--site:app--></div></body>
</html>
`;

function entryServer(mark: string): string {
  return `exports.pageSlot = /slot (\\w+) (\\w+)/;
exports.renderShell = (outline, address) => {
  globalThis.whileComposing?.(address);
  const pages = outline.flatMap((section) => section.pages);
  const labels = pages.map((page) => page.nav?.label ?? page.title).join(', ');
  const known = pages.some((page) => page.address === address);
  return \`<nav>${mark}: \${labels}</nav><main>\${known ? 'slot _R_1_ _R_3_' : 'The host at ' + address}</main>\`;
};
`;
}

function write(dir: string, file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}
