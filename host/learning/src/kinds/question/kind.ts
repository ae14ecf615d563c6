import { entryFields } from '../../entry-fields.ts';
import { questions } from '../../groups.ts';
import type { Kind } from '../../kind.ts';
import { allText } from '../../search-text.ts';
import { QuestionCard } from './card.tsx';
import { labels } from './labels.ts';
import { questionStarter } from './starter.ts';

/** A question as an interviewer asks it, and its answer. */
export const question: Kind<null> = {
  ...labels,
  group: questions,
  fields: entryFields,
  headings: ['Short answer', 'Explanation', 'Pitfalls', 'In an interview', 'Follow-ups'],
  hasMarkedBlocks: false,
  read: () => null,
  Card: QuestionCard,
  styles: '@site/learning/kinds/question/card.css',
  behavior: null,
  workspace: () => null,
  judgedVersions: () => null,
  engines: () => [],
  files: () => [],
  searchText: allText,
  starter: questionStarter,
  check: null,
};
