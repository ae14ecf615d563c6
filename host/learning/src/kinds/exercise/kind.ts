import { exercises } from '../../groups.ts';
import type { Kind } from '../../kind.ts';
import { allText } from '../../search-text.ts';
import { ExerciseCard } from './card.tsx';
import { checkExercise, codePaths } from './check.ts';
import { exerciseFields } from './fields.ts';
import { type ExerciseFiles, readExercise } from './files.ts';
import { labels } from './labels.ts';
import { reactExerciseStarter } from './react-starter.ts';
import { exerciseStarter } from './starter.ts';
import { exerciseVersions, exerciseWorkspace } from './workspace.ts';

/** A coding exercise: a folder of task, start, solution, tests and mutants. */
export const exercise: Kind<ExerciseFiles, typeof exerciseFields> = {
  ...labels,
  group: exercises,
  fields: exerciseFields,
  headings: ['Task', 'Examples', 'Hints', 'Complexity', 'Second approach', 'Follow-ups'],
  hasMarkedBlocks: false,
  read: readExercise,
  Card: ExerciseCard,
  styles: '@site/learning/kinds/exercise/card.css',
  behavior: '@site/learning/kinds/exercise/behavior',
  workspace: exerciseWorkspace,
  judgedVersions: exerciseVersions,
  engines: () => ['vitest'],
  files: (own) => [...codePaths(own), own.mutantsFile],
  searchText: allText,
  starter: exerciseStarter,
  reactStarter: reactExerciseStarter,
  check: checkExercise,
};
