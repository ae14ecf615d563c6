/** Gives a page of the site a function that runs a program as the workspace does, and returns all events. */
import {
  createRunner,
  environmentFor,
  fetchLibraries,
  librariesFor,
  type Program,
  type RunEvent,
} from '@site/learning/runner';

const runner = createRunner();

async function runProgram({ files, entry }: Pick<Program, 'files' | 'entry'>): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  const libraries = await fetchLibraries(...librariesFor(files));
  const program = { files, entry, environment: environmentFor(files), only: null, libraries };
  await runner.run(program, (event) => events.push(event)).finished;
  return events;
}

Object.assign(window, { runProgram });
