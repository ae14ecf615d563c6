import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './files.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(?:html|js|css|json|svg|txt|xml|wasm)$/;

/** What only a release reads: the server build of a section, and the HTML of pages in sections of contract 1. */
const forReleases = /^(?:server|fragments)\//;

/**
 * Writes a `.br` and a `.gz` beside a file that gets smaller by it.
 * @param quality of brotli, up to 11
 */
export async function compressFile(path: string, quality = 11): Promise<void> {
  const data = readFileSync(path);
  const [small, compatible] = await Promise.all([
    brotli(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
    gz(data, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, small);
  writeFileSync(`${path}.gz`, compatible);
}

/** Of brotli, for what there are hundreds of: a twentieth of the time of the best, and 10 % more bytes. */
export const manyQuality = 5;

/** Of brotli, for pages, when there are hundreds of them: a fourth of the time of one step more, and 7 % more bytes. */
export const manyPagesQuality = 9;

/** The content of pages and entries, of which there are hundreds. */
const texts = /^content\//;

/** Compresses everything below a folder that is worth it and has no compressed copies yet. */
export async function compressFolder(dir: string): Promise<void> {
  await Promise.all(
    listFiles(dir)
      .filter((file) => compressible.test(file) && !forReleases.test(file))
      .filter((file) => !existsSync(`${dir}/${file}.br`))
      .map((file) => compressFile(`${dir}/${file}`, texts.test(file) ? manyQuality : undefined)),
  );
}
