import { loadDesign } from './design/load-design.tsx';

/** How to load the pages of the host that few visits open. */
export const furtherPages = {
  Design: loadDesign,
  YourData: () => import('./your-data/YourData.tsx'),
  Statistics: () => import('./statistics/Statistics.tsx'),
  Checklist: () => import('./checklist/Checklist.tsx'),
  Offline: () => import('./offline/Offline.tsx'),
  Releases: () => import('./releases/Releases.tsx'),
};

export type FurtherPage = keyof typeof furtherPages;
