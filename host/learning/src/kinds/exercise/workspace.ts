import { basename } from 'node:path';
import type { Growth } from '../../growth/growth.ts';
import type { JudgedVersions } from '../../test-writing/judged-versions.ts';
import type { WorkspaceFiles } from '../../workspace/workspace-files.ts';
import { type ExerciseFiles, solutionFile } from './files.ts';
import type { ExerciseGrowth } from './growth.ts';

/** What a reader works on: the start, under the name that the tests import it by. */
export function exerciseWorkspace({ start, solution, tests, growth }: ExerciseFiles): WorkspaceFiles {
  const editable = solutionFile(start);
  const entry = basename(tests.path);
  return {
    files: { [editable]: start.source, [entry]: tests.source },
    ...{ editable, entry },
    solution: solution.source,
    ...(growth && { growth: measured(growth) }),
  };
}

function measured({ path: _, ...growth }: ExerciseGrowth): Growth {
  return growth;
}

/** What the reader's own tests are judged by. */
export function exerciseVersions({ start, solution, mutants }: ExerciseFiles): JudgedVersions {
  return {
    file: solutionFile(start),
    solution: solution.source,
    mutants: mutants.map(({ name, mistake, code }) => ({ name, mistake, code })),
  };
}
