import { changeStored, readStored, type StoredValue } from '@site/sdk/reader-data';

/** The sources of a program by file name. */
export type Files = Readonly<Record<string, string>>;

/** How many are kept. The code of most has changed since. */
const most = 10;

/** Digests of the programs whose previews were starting or used, oldest first. One that freezes the page stays. */
const starting: StoredValue<readonly string[]> = {
  key: 'site:starting-previews',
  label: 'list of previews that are starting',
  initial: [],
  parse: (text) => text.split(' '),
  format: (digests) => (digests.length === 0 ? null : digests.join(' ')),
  automatic: true,
};

/** Notes that a preview may freeze, until {@link noteAlive}. */
export function noteStart(files: Files): void {
  const digest = digestOf(files);
  changeStored(starting, (before) => [...before.filter((one) => one !== digest), digest].slice(-most));
}

/** Notes that a preview answers, or was left while it did. */
export function noteAlive(files: Files): void {
  const digest = digestOf(files);
  changeStored(starting, (before) => before.filter((one) => one !== digest));
}

/** Whether a preview of these files froze the page, or took too long and was ended. */
export function didFreeze(files: Files): boolean {
  return readStored(starting).includes(digestOf(files));
}

/** A short string that differs for files that differ, as good as always. */
function digestOf(files: Files): string {
  const text = JSON.stringify(files);
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return `${text.length}:${hash >>> 0}`;
}
