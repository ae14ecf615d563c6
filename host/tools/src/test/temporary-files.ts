import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const memory = '/dev/shm';

/** Room for the stores that the browser specs copy, and for all else at the same time. In bytes. */
const room = 6e9;

/**
 * Has this process and those that it starts keep their temporary files in memory, on Linux with enough of it. Tests make and remove small
 * files all the time, and ext4 gives an inode to another file only some minutes after it was removed: looking for a free one took a fifth of
 * the processor's time. What is left of them goes when the process ends. Nothing changes where TMPDIR is set, or SITE_STORE, whose files
 * the specs link to.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || process.env.SITE_STORE || !hasRoom()) return;
  const folder = mkdtempSync(`${memory}/site-`);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

/** Whether there is memory for the temporary files of all tests. */
export function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return isExecutable(readFileSync('/proc/mounts', 'utf8')) && Math.min(bavail * bsize, freemem()) > room;
  } catch {
    // There is no such folder on this system.
    return false;
  }
}

/** Whether programs in the folder can be run, which tests do. @param mounts what `/proc/mounts` holds */
export function isExecutable(mounts: string): boolean {
  const options = mounts.split('\n').flatMap((line) => (line.split(' ')[1] === memory ? [line.split(' ')[3]] : []));
  return options.length > 0 && !options.at(-1)?.split(',').includes('noexec');
}
