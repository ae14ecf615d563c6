import { findKept } from './kept-cache.ts';

/** How many files are kept, of how many. */
export interface KeepingProgress {
  kept: number;
  total: number;
}

/** How many files are requested at the same time: as many as a browser sends over HTTP/1.1. */
const lanes = 6;

/**
 * Keeps files. What is kept already is not requested again, so that work which was interrupted goes on where it was. After a failure
 * no further file is requested, and nothing is going on anymore when it is reported.
 * @param copies for a file, by its address, the address of a kept file with the same content
 * @throws TypeError without a connection, QuotaExceededError on a full disk, Error when a file is not there
 */
export async function keepFiles(
  cache: Cache,
  paths: Iterable<string>,
  {
    copies,
    onProgress,
  }: { copies?: ReadonlyMap<string, string>; onProgress?: (progress: KeepingProgress) => void } = {},
): Promise<void> {
  const all = [...new Set(paths)];
  const queue = all.values();
  const failures: unknown[] = [];
  let kept = 0;
  const work = async () => {
    for (const path of queue) {
      if (failures.length > 0) return;
      await keepFile(cache, path, copies?.get(path));
      kept += 1;
      onProgress?.({ kept, total: all.length });
    }
  };
  const fail = (error: unknown) => failures.push(error);
  await Promise.all(Array.from({ length: lanes }, () => work().catch(fail)));
  if (failures.length > 0) throw failures[0];
}

async function keepFile(cache: Cache, path: string, copy: string | undefined): Promise<void> {
  if (await findKept(cache, path)) return;
  const same = copy && (await findKept(cache, copy));
  await cache.put(path, same || (await fetchFile(path)));
}

/** @throws Error unless the site itself answers with the whole file */
export async function fetchFile(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (isWhole(response)) return response;
  throw new Error(`${path} could not be kept: the server answered ${response.status}.`);
}

/** Whether an answer may be kept: no error, no part of a file, no other address. The status of another site's answer is 0. */
export function isWhole({ status, redirected }: Response): boolean {
  return status === 200 && !redirected;
}
