import type { HostRoute } from '@site/sdk/contract';
import { hostRoutes, type LoadableRoute } from './host-routes.ts';
import { offlineAddress } from './offline/addresses.ts';

/** What the search, the release and search engines need to know of a page, and nobody who opens one: by the page's address. */
const facts: Record<string, Omit<HostRoute, 'address' | 'title'>> = {
  '/': {
    summary: 'Learn front-end development and prepare for its interviews, with samples that run.',
    file: 'src/home/Home.tsx',
    listsPages: true,
  },
  '/React': {
    summary:
      'Every hook, question, prediction, bug, exercise and challenge on React, and a way through them in two weeks.',
    file: 'src/react/React.tsx',
    listsPages: true,
  },
  '/design': {
    summary: 'Every token and every component of the site, in all states and both themes, with the code to use it.',
    file: 'src/design/Design.tsx',
  },
  '/YourData': {
    summary: 'What this site keeps for you in this browser, as one file to take along, to bring back or to clear.',
    file: 'src/your-data/YourData.tsx',
  },
  '/Statistics': {
    summary: 'What you know by topic, what you did and how much you recall.',
    file: 'src/statistics/Statistics.tsx',
    listsPages: true,
  },
  '/Checklist': {
    summary: 'Any selection of entries, to print or as flashcards for Anki.',
    file: 'src/checklist/Checklist.tsx',
  },
  [offlineAddress]: {
    summary: 'The pages that this browser keeps for you, so that they open without a connection.',
    file: 'src/offline/Offline.tsx',
    listsPages: true,
  },
  '/releases': {
    summary: 'What is live on this site and what was, who owns it, and which pages each release changed.',
    file: 'src/releases/Releases.tsx',
  },
};

/** Every page of the host's own with its facts. */
export const describedRoutes: (LoadableRoute & HostRoute)[] = hostRoutes.map((route) => {
  const known = facts[route.address];
  if (!known) throw new Error(`The page at ${route.address} has no facts in described-routes.ts.`);
  return { ...route, ...known };
});
