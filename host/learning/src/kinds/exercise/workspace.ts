import { basename, extname } from 'node:path';
import type { WorkspaceFiles } from '../../workspace/workspace-files.ts';
import type { ExerciseFiles } from './files.ts';

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
