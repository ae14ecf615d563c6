import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../release/files.ts';
import { hostDir } from '../workspace.ts';

/**
 * Gives what slow work made before of the same input, in this run or an earlier one, or does it now and keeps the result. The
 * folder `host/.cache` may be deleted at any time.
 * @param name of the work; a folder in the cache
 * @param input all that the result depends on, versions of packages included
 * @param make does the work; its result has to be the same after a way through JSON
 */
export async function cachedOnDisk<Result>(name: string, input: string, make: () => Result | Promise<Result>) {
  const dir = join(hostDir, '.cache', name);
  const file = join(dir, `${sha256(input)}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Result;
  } catch {
    const result = await make();
    mkdirSync(dir, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(result));
    renameSync(`${file}.${process.pid}`, file);
    return result;
  }
}
