/** The files of a snapshot that are no pages and have an address of their own. */
export const snapshotFiles = {
  registry: '/registry.json',
  releases: '/releases.json',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  /** What is asked for without a page: by feed readers, search engines and bookmarks. */
  favicon: '/favicon.ico',
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
 * @returns null for any other address; a type only where the name does not imply it
 */
export function snapshotFileAt(path: string): { path: string; type?: string } | null {
  if (feed.test(path)) return { path, type: 'application/atom+xml' };
  return Object.values<string>(snapshotFiles).includes(path) ? { path } : null;
}
