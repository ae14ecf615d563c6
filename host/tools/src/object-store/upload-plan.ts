import type { Listed } from './bucket.ts';

/** What there is to do for a file that a bucket does not have at its key. */
export interface Upload<File> {
  file: File;
  /** The key of an object with the same content, which the server can copy. */
  from?: string;
}

/**
 * Compares files with a list of a bucket. One whose key is there with its size stays: keys are named by content. Of the others, those
 * whose content is there at another key are copied, as most files of a new version are.
 * @param md5 of a file's content; asked for only where an object has its size
 */
export function uploadPlan<File extends { key: string; size: number }>(
  files: File[],
  listed: ReadonlyMap<string, Listed>,
  md5: (file: File) => string,
): Upload<File>[] {
  const bySize = new Map<number, Map<string, string>>();
  for (const [key, { size, etag }] of listed) {
    const known = bySize.get(size) ?? new Map<string, string>();
    bySize.set(size, known.set(etag, key));
  }
  return files
    .filter(({ key, size }) => listed.get(key)?.size !== size)
    .map((file) => {
      const sameSize = bySize.get(file.size);
      const from = sameSize?.get(md5(file));
      return from === undefined ? { file } : { file, from };
    });
}
