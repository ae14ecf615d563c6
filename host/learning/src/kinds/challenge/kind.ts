import { challenges } from '../../groups.ts';
import type { Kind } from '../../kind.ts';
import { allText } from '../../search-text.ts';
import { ChallengeCard } from './card.tsx';
import { checkChallenge } from './check.ts';
import { challengeFields } from './fields.ts';
import { type Challenge, codePaths, filesOf, readChallenge } from './files.ts';
import { labels } from './labels.ts';
import { challengeStarter } from './starter.ts';

/** A UI challenge: a component to build, in React or in plain DOM, with checks that use it as its users would. */
export const challenge: Kind<Challenge, typeof challengeFields> = {
  ...labels,
  group: challenges,
  fields: challengeFields,
  headings: ['Task', 'Requirements', 'Hints', 'In review', 'Follow-ups'],
  hasMarkedBlocks: false,
  read: readChallenge,
  Card: ChallengeCard,
  styles: '@site/learning/kinds/challenge/card.css',
  behavior: '@site/learning/kinds/challenge/behavior',
  workspace: filesOf,
  judgedVersions: () => null,
  engines: () => ['chromium'],
  files: (own) => [...codePaths(own), own.styles.path, own.mutantsFile],
  searchText: allText,
  starter: challengeStarter,
  check: checkChallenge,
};
