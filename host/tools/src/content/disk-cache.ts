import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { sha256 } from '../release/files.ts';
import { hostDir } from '../workspace.ts';

/**
 * Returns the result of slow work from this run or an earlier one, or does the work and keeps its result. The folder
 * `host/.cache` may be deleted at any time.
 * @param name of the work; a folder in the cache
 * @param input all that the result depends on, versions of packages included
 * @param schema of the result; a file that does not fit is written again
 * @param make does the work; its result has to survive a round trip through JSON
 */
export async function cachedOnDisk<Result>(
  name: string,
  input: string,
  schema: v.GenericSchema<unknown, Result>,
  make: () => Result | Promise<Result>,
): Promise<Result> {
  const dir = join(hostDir, '.cache', name);
  const file = join(dir, `${sha256(input)}.json`);
  const known = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), existsSync(file) && readFileSync(file, 'utf8'));
  if (known.success) return known.output;
  const result = await make();
  mkdirSync(dir, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(result));
  renameSync(`${file}.${process.pid}`, file);
  return result;
}
