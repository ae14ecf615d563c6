import { existsSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { sha256 } from '../release/files.ts';
import type { Store } from '../release/store.ts';
import { atOnce, type Bucket, type Listed } from './bucket.ts';

/** Fetches objects into a store. One whose content is here already, in another version, becomes a hard link to it. */
export class Download {
  #bucket: Bucket;
  #listed: ReadonlyMap<string, Listed>;
  /** Files of the store by what the bucket's list says of their content. */
  #here = new Map<string, string>();

  constructor(store: Store, bucket: Bucket, listed: ReadonlyMap<string, Listed>) {
    this.#bucket = bucket;
    this.#listed = listed;
    for (const [key, one] of listed) {
      if (!/^(?:s|host)\//.test(key)) continue;
      const path = join(store.dir, key);
      if (statSync(path, { throwIfNoEntry: false })?.size === one.size) this.#here.set(contentOf(one), path);
    }
  }

  /** SHA-256 of a file. */
  static hashOf(path: string): string {
    return sha256(readFileSync(path));
  }

  /** All keys in a folder. Its name ends with a slash. @throws Error when one would lead out of it */
  keysIn(folder: string): string[] {
    const keys = [...this.#listed.keys()].filter((key) => key.startsWith(folder));
    const bad = keys.find((key) => key.split('/').some((part) => ['', '.', '..'].includes(part)) || key.includes('\\'));
    if (bad !== undefined)
      throw new Error(`${this.#bucket.name} has the key "${bad}", which no release makes, so nothing was pulled.`);
    return keys;
  }

  /** The content of an object. @throws Error when there is none */
  async data(key: string): Promise<Buffer> {
    const found = await this.#bucket.get(key);
    if (found) return found.data;
    throw new Error(`${this.#bucket.name}/${key} is missing, so nothing was pulled.`);
  }

  /** Writes objects as files. @param pathOf where the file of a key belongs */
  async files(keys: string[], pathOf: (key: string) => string): Promise<void> {
    const limit = pLimit(atOnce);
    await Promise.all(keys.map((key) => limit(() => this.#file(key, pathOf(key)))));
  }

  async #file(key: string, path: string): Promise<void> {
    mkdirSync(dirname(path), { recursive: true });
    const one = this.#listed.get(key);
    const same = one && this.#here.get(contentOf(one));
    if (same && existsSync(same)) linkSync(same, path);
    else writeFileSync(path, await this.data(key));
  }
}

function contentOf({ size, etag }: Listed): string {
  return `${size} ${etag}`;
}
