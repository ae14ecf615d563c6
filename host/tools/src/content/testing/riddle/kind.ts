import { join } from 'node:path';
import { ContentError } from '@site/learning/content-error';
import { entryFields } from '@site/learning/entry-fields';
import type { Kind } from '@site/learning/kind';
import * as v from 'valibot';
import { RiddleCard } from './card.tsx';
import { labels } from './labels.ts';

const fields = { ...entryFields, stars: v.number('must be a number') };

/** A kind that no page has: what tests add to the list of kinds. */
export const riddle: Kind<{ stars: number }, typeof fields> = {
  ...labels,
  group: { id: 'riddles', title: 'Riddles', main: null },
  fields,
  headings: ['Riddle', 'Solution'],
  hasMarkedBlocks: false,
  read: ({ data }) => ({ stars: data.stars }),
  Card: RiddleCard,
  styles: join(import.meta.dirname, 'card.css'),
  behavior: join(import.meta.dirname, 'behavior.tsx'),
  workspace: () => null,
  judgedVersions: () => null,
  engines: () => [],
  files: () => [],
  searchText: ({ data }) => `${data.title} with ${data.stars} stars`,
  starter: () => ({ '.md': '' }),
  check: {
    suites: () => [],
    problems: async (entries) => ({
      problems: entries
        .filter(({ own }) => own.stars > 5)
        .map(({ file }) => new ContentError(file, undefined, 'has more than five stars.')),
    }),
  },
};
