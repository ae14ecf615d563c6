import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type PluginOption } from 'vite';
import { readPageHeads } from '../content/read-section.ts';
import { compressFolder } from '../release/compress.ts';
import { sendFile } from '../server/send-file.ts';
import { pagePlugin } from '../vite/page-plugin.ts';
import type { sectionConfig } from '../vite/section-preset.ts';
import { sourcePlugin } from '../vite/source-plugin.ts';
import { hostDir, readSections } from '../workspace.ts';

/**
 * Builds the same source as one plain Vite application, without federation and prerendering: what the site is measured
 * against. Pages are loaded one by one, their content with them.
 * @returns the folder of the build
 */
export async function buildSingle(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'site-single-'));
  const entry = join(hostDir, '.single.tsx');
  await build({
    root: hostDir,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      singleEntry(entry),
      sourcePlugin(),
      ...readSections().map(({ dir }) => pagePlugin(dir, 'with-content')),
      ...(await Promise.all(readSections().map(({ dir }) => sectionPlugins(dir)))),
      react({ include: /\.(?:tsx|md)$/ }),
    ],
    build: {
      outDir,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'entry.js' } },
      cssCodeSplit: false,
      // All styles as one file are more than the minifier can parse: Tailwind's import condition ends up inside of it.
      cssMinify: false,
    },
  });
  writeFileSync(join(outDir, 'index.html'), documentOf());
  await compressFolder(outDir);
  return outDir;
}

async function sectionPlugins(dir: string): Promise<PluginOption[]> {
  const { default: config }: { default: ReturnType<typeof sectionConfig> } = await import(
    pathToFileURL(join(dir, 'vite.config.ts')).href
  );
  return config.sectionPlugins;
}

/** Serves the build: every address gets the one document. */
export function serveSingle(dir: string): Server {
  const cacheControl = 'no-cache';
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    sendFile(request, response, { root: dir, path, cacheControl }, () =>
      sendFile(request, response, { root: dir, path: '/index.html', cacheControl }, () => response.end()),
    );
  });
}

function documentOf(): string {
  return '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Single build</title><link rel="stylesheet" href="/style.css"></head><body><div id="root"></div><script type="module" src="/entry.js"></script></body></html>';
}

function singleEntry(file: string) {
  return {
    name: 'site:single-entry',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === file ? id : null),
    load: (id: string) => (id === file ? entryText() : null),
  };
}

function entryText(): string {
  const navigation = readSections().map(({ dir, id, title, order }) => ({
    contract: 1,
    id,
    title,
    order,
    pages: readPageHeads(dir).map(({ name, address, param, title, nav }) => ({ name, address, param, title, nav })),
  }));
  const loaders = readSections().flatMap(({ dir }) =>
    readPageHeads(dir).map(
      ({ address, file }) => `${JSON.stringify(address)}: lazy(() => import(${JSON.stringify(file)}))`,
    ),
  );
  const imports = [
    `import '@site/sdk/styles/site.css'`,
    `import { lazy } from 'react'`,
    `import { createRoot } from 'react-dom/client'`,
    `import { BrowserRouter } from '@site/sdk/router'`,
    `import { App } from ${JSON.stringify(join(hostDir, 'src/App.tsx'))}`,
  ];
  return `${imports.join(';')};
    const Home = lazy(() => import(${JSON.stringify(join(hostDir, 'src/home/Home.tsx'))}));
    const navigation = ${JSON.stringify(navigation)};
    const pages = { ${loaders.join(',')} };
    const registry = { known: () => navigation, wholeNavigation: async () => navigation, isOut: () => false };
    const render = ({ page }) => { const Page = pages[page.address]; return <Page key={page.address} content={{}} />; };
    createRoot(document.getElementById('root')).render(
      <BrowserRouter><App site={{ navigation, registry, pages: { prefetch: async () => {}, load: async () => {} } }} own={{ '/': Home }} renderPage={render} /></BrowserRouter>,
    );
  `;
}
