import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What a browser has to fetch to run some chunks: scripts and stylesheets, each once, relative to the build's folder. */
export interface Needed {
  scripts: string[];
  styles: string[];
}

/** Vite's build manifest, reduced to which chunk needs which. */
export class ChunkGraph {
  #chunks: Record<string, Chunk>;

  /** @param clientDir a client build made with `build.manifest` */
  constructor(clientDir: string) {
    this.#chunks = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  }

  /** The keys of the chunks that match a description. */
  keys(wanted: (key: string) => boolean): string[] {
    return Object.keys(this.#chunks).filter(wanted);
  }

  /** The file of one chunk. @throws Error when the build has no such chunk */
  file(key: string): string {
    const chunk = this.#chunks[key];
    if (!chunk) throw new Error(`The build has no chunk "${key}".`);
    return chunk.file;
  }

  /** Everything that some chunks import, themselves included. */
  needed(roots: string[]): Needed {
    const seen = new Set<string>();
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const visit = (key: string) => {
      const chunk = this.#chunks[key];
      if (!chunk || seen.has(key)) return;
      seen.add(key);
      scripts.add(chunk.file);
      for (const style of chunk.css ?? []) styles.add(style);
      chunk.imports?.forEach(visit);
    };
    roots.forEach(visit);
    return { scripts: [...scripts], styles: [...styles] };
  }
}
