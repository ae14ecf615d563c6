import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { federationChunk } from './section-preset.ts';

/**
 * Which modules of the host share a chunk. Left alone, each module that several chunks need is a chunk of its own: a request for
 * less than a kilobyte, and browsers make six at a time over HTTP/1.1.
 * - `host`: what the host starts with. Its entry stays outside: it waits for the shared packages.
 * - `common`: what the search shares with other chunks that are loaded later. A reader types, and waits for it.
 * @param dir the host's folder
 */
export function hostChunks(dir: string): Rolldown.CodeSplittingOptions {
  const src = normalizePath(join(dir, 'src/'));
  const isOwn = (id: string) => id.startsWith(src) && id !== `${src}main.tsx`;
  const isImportedBySearch = (id: string, chunking: Rolldown.ChunkingContext): boolean =>
    (chunking.getModuleInfo(id)?.importers ?? []).some(
      (from) => from.startsWith(`${src}search/`) || (from.endsWith('/index.ts') && isImportedBySearch(from, chunking)),
    );

  return {
    groups: [
      ...federationChunk.groups,
      { name: 'host', tags: ['$initial'], test: isOwn },
      { name: (id, chunking) => (isImportedBySearch(id, chunking) ? 'common' : null), minShareCount: 2 },
    ],
  };
}
