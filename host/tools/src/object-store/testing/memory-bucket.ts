import { createHash } from 'node:crypto';
import type { Bucket, Listed } from '../bucket.ts';

/** A bucket in memory whose objects can be made old, which no server allows. */
export class MemoryBucket implements Bucket {
  name = 's3://memory';
  #objects = new Map<string, Listed & { data: Buffer }>();

  async list(): Promise<Map<string, Listed>> {
    return new Map(this.#objects);
  }

  async get(key: string) {
    return this.#objects.get(key) ?? null;
  }

  async put(key: string, data: Buffer): Promise<void> {
    const etag = createHash('md5').update(data).digest('hex');
    this.#objects.set(key, { data, etag, size: data.length, modified: new Date() });
  }

  async copy(from: string, to: string): Promise<void> {
    await this.put(to, this.#objects.get(from)?.data ?? Buffer.alloc(0));
  }

  async remove(keys: string[]): Promise<void> {
    for (const key of keys) this.#objects.delete(key);
  }

  async swap(key: string, data: Buffer, { before }: { before: string | null }): Promise<boolean> {
    if ((this.#objects.get(key)?.etag ?? null) !== before) return false;
    await this.put(key, data);
    return true;
  }

  /** Makes all objects two days old. */
  age(): void {
    for (const object of this.#objects.values()) object.modified = new Date(Date.now() - 2 * 86_400_000);
  }
}
