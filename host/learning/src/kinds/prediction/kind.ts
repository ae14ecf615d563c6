import { ContentError } from '../../content-error.ts';
import type { EntrySource } from '../../entry.ts';
import { entryFields } from '../../entry-fields.ts';
import { questions } from '../../groups.ts';
import type { Kind } from '../../kind.ts';
import { allText } from '../../search-text.ts';
import { PredictionCard } from './card.tsx';
import { labels } from './labels.ts';
import { predictionStarter } from './starter.ts';

/** A snippet whose output the reader predicts. */
export const prediction: Kind<null> = {
  ...labels,
  group: questions,
  fields: entryFields,
  headings: ['What does it print?', 'Why', 'Change one line'],
  hasMarkedBlocks: false,
  read: checkSnippets,
  Card: PredictionCard,
  styles: '@site/learning/kinds/prediction/card.css',
  behavior: '@site/learning/kinds/prediction/behavior',
  workspace: () => null,
  judgedVersions: () => null,
  engines: () => [],
  files: () => [],
  searchText: allText,
  starter: predictionStarter,
  check: null,
};

function checkSnippets({ file, samples }: EntrySource): null {
  if (samples.length === 2) return null;
  throw new ContentError(
    file,
    undefined,
    `must hold two blocks that run, one below "What does it print?" and one below "Change one line"; it has ${samples.length}.`,
  );
}
