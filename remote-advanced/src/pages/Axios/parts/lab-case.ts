import samplePost from '../../../data/posts/1.json?url';

/** A request of the lab. The page answers addresses below `/lab/`; the site's server answers all others. */
export interface LabCase {
  name: string;
  address: string;
  /** The expected status; null if there is no response. */
  status: number | null;
}

export const labCases: LabCase[] = [
  { name: '200', address: samplePost, status: 200 },
  { name: '404', address: samplePost.replace(/1\.json$/, '404.json'), status: 404 },
  { name: '500', address: '/lab/500', status: 500 },
  { name: 'Slow', address: '/lab/slow', status: 200 },
  { name: 'Not JSON', address: '/', status: 200 },
  { name: 'No connection', address: '/lab/drop', status: null },
];
