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

interface Asset {
  originalFileNames: string[];
}

/** Where an asset is. */
export function assetFileName(asset: Asset): string {
  return dataFileName(asset) ?? 'assets/[name]-[hash][extname]';
}

/** Data files keep their name, because the name is part of their contract; the folder of the release makes them immutable. */
function dataFileName({ originalFileNames }: Asset): string | undefined {
  return originalFileNames[0]?.match(/(?:^|\/)src\/(data\/.+)$/)?.[1];
}

/** Where a chunk is. */
export function chunkFileName({ name }: { name: string }): string {
  return `assets/${shortName(name)}-[hash].js`;
}

/** The names of the federation plugin's modules have 100 letters, and every page lists some of them. */
function shortName(name: string): string {
  return name.startsWith('_virtual_mf') ? 'shared' : name;
}

/**
 * Where the host's files are. Their folder is named by a hash of all of them, so their names need none. What starts the host lists a
 * hundred names, and hashes do not compress.
 */
export const hostFileNames = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: ({ name }: { name: string }) => `assets/${shortName(name)}.js`,
  assetFileNames: (asset: Asset) => dataFileName(asset) ?? 'assets/[name][extname]',
};

/** Class names by content: two releases of the same component can be on one page. */
function generateScopedName(name: string, file: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 5);
  return `${basename(file).replace(/\.module\.css.*$/, '')}-${name}-${hash}`;
}
