/** The page that lists what is kept. Its document starts the site at any address while there is no connection. */
export const offlineAddress = '/Offline';

/** The service worker. Its name is fixed: a browser asks for it again to see whether there is a newer one. */
export const workerAddress = '/sw.js';

/** Of the host: the files that it consists of, in the folder of its version. */
export const hostFilesName = 'offline.json';

/** Of a section. Where it is kept, all files of the section are, or are to be. */
export const manifestName = 'section.json';

const releasedFolder = /^\/(?:s\/[a-z][a-z0-9-]*\/(?:files\/)?[0-9a-f]{12}|host\/[0-9a-f]{12})\//;

/**
 * The folder that a released file is in, such as `/s/hooks/0123456789ab/`, or `/s/hooks/files/0123456789ab/`, which versions share; null for
 * what a release may change.
 */
export function folderOf(pathname: string): string | null {
  return releasedFolder.exec(pathname)?.[0] ?? null;
}
