import { basename, extname } from 'node:path';
import type { JudgedVersions } from '../../test-writing/judged-versions.ts';
import type { WorkspaceFiles } from '../../workspace/workspace-files.ts';
import type { ExerciseFiles } from './files.ts';
import { readMutants } from './mutants.ts';

/** What a reader works on: the start, under the name that the tests import it by. */
export function exerciseWorkspace({ start, solution, tests }: ExerciseFiles): WorkspaceFiles {
  const editable = `solution${extname(start.path)}`;
  const entry = basename(tests.path);
  return {
    files: { [editable]: start.source, [entry]: tests.source },
    ...{ editable, entry },
    solution: solution.source,
  };
}

/** What the reader's own tests are judged by. The first line of a mutant is a comment that says what is wrong with it. */
export function exerciseVersions({ start, solution, mutants }: ExerciseFiles): JudgedVersions {
  return {
    file: `solution${extname(start.path)}`,
    solution: solution.source,
    mutants: readMutants(mutants).map(({ name, code }) => {
      const [comment = '', ...lines] = code.split('\n');
      return { name, mistake: comment.replace(/^\/\/ /, ''), code: lines.join('\n') };
    }),
  };
}
