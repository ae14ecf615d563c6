import { workerPolicy } from './pages/policy.ts';

/** The files of a snapshot that are no pages and have an address of their own. */
export const snapshotFiles = {
  registry: '/registry.json',
  releases: '/releases.json',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  /** What is asked for without a page: by feed readers, search engines and bookmarks. */
  favicon: '/favicon.ico',
  /** What a browser installs when the reader wants pages to be kept. */
  serviceWorker: '/sw.js',
  /** What a browser needs to install the site as an app. */
  appManifest: '/site.webmanifest',
} as const;

/** The folder of the feeds; no page may have this address. */
export const feedFolder = '/feeds';

const feed = new RegExp(`^${feedFolder}/[a-z][a-z0-9-]*\\.xml$`);

/** The address of a section's feed. @param id of the section */
export function feedAddress(id: string): string {
  return `${feedFolder}/${id}.xml`;
}

/**
 * What a server sends at an address that belongs to such a file, whether the snapshot has it or not.
 * @returns null for any other address; a type only where the name does not imply it; a security policy where the file has its own
 */
export function snapshotFileAt(path: string): { path: string; type?: string; policy?: string } | null {
  if (feed.test(path)) return { path, type: 'application/atom+xml' };
  if (path === snapshotFiles.serviceWorker) return { path, policy: workerPolicy };
  return Object.values<string>(snapshotFiles).includes(path) ? { path } : null;
}
