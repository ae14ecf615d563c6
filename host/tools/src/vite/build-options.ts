import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { UserConfig } from 'vite';

/** What the builds of host and sections have in common; each is deterministic, so that its version is a hash of its content. */
export const commonConfig: UserConfig = {
  publicDir: false,
  css: { modules: { generateScopedName } },
  server: { watch: { ignored: ['**/dist/**'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
};

/** Data files keep their name, because the name is part of their contract; the folder of the release makes them immutable. */
export function assetFileName({ originalFileNames }: { originalFileNames: string[] }): string {
  const data = originalFileNames[0]?.match(/(?:^|\/)src\/(data\/.+)$/)?.[1];
  return data ?? 'assets/[name]-[hash][extname]';
}

/** Where a chunk is. The names of the federation plugin's modules have 100 letters, and every page lists some of them, so they get a short one. */
export function chunkFileName({ name }: { name: string }): string {
  return `assets/${name.startsWith('_virtual_mf') ? 'shared' : name}-[hash].js`;
}

/** Class names by content: two releases of the same component can be on one page. */
function generateScopedName(name: string, file: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 5);
  return `${basename(file).replace(/\.module\.css.*$/, '')}-${name}-${hash}`;
}
