import type { Entry } from './entry.ts';

/** What the tests execute content with, as a reader may read it. */
export const engineNames = {
  node: `Node ${process.versions.node.split('.')[0]}`,
  chromium: 'Chromium',
  vitest: 'Vitest',
};

/** The engines that the code of an entry is run with; none when nothing of it runs. */
export function enginesOf({ samples, bug, exercise }: Pick<Entry, 'samples' | 'bug' | 'exercise'>): string[] {
  const names = samples.map(({ engine }) => engineNames[engine]);
  if (exercise || (bug && bug.broken.language !== 'html')) names.push(engineNames.vitest);
  if (bug?.broken.language === 'html') names.push(engineNames.chromium);
  return [...new Set(names)];
}
