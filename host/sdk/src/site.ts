/** Constants of the whole site; a constant of one page is beside that page. Times are in milliseconds. */

export const siteName = 'Front-end Workbench';

/** Where the list of live sections is. */
export const registryAddress = '/registry.json';

/** A request for remote data is aborted after this time. */
export const fetchTimeLimit = 8_000;

/** A section that has not loaded after this time is replaced by its error panel. */
export const sectionTimeLimit = 8_000;

/** The public services behind "Live service"; the security policy allows exactly these hosts. */
export const liveServices = {
  post: 'https://jsonplaceholder.typicode.com/posts/1',
  users: 'https://jsonplaceholder.typicode.com/users',
  advice: 'https://api.adviceslip.com/advice',
} as const;

export type LiveService = keyof typeof liveServices;

/** Where a demo of remote data gets its data from: the files of the site, or the public service that they represent. */
export type DataSource = 'sample' | 'live';

/** The source that each of these demos begins with. The reader can choose the other one in each. */
export const startingSource: DataSource = 'sample';
