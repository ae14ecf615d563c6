/** Gives a page a function that runs a program on a screen of the sandbox, and returns all events. */
import { createRunner, fetchLibraries, type LibraryName, type Program, type RunEvent } from '@site/learning/runner';

const runner = createRunner();
const fetched = new Map<string, Promise<string[]>>();

async function runOnScreen(
  sources: Pick<Program, 'files' | 'entry' | 'only'>,
  names: LibraryName[],
): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  const libraries = fetched.get(String(names)) ?? fetchLibraries(...names);
  fetched.set(String(names), libraries);
  const program: Program = { ...sources, environment: 'screen', libraries: await libraries };
  await runner.run(program, (event) => events.push(event)).finished;
  return events;
}

Object.assign(window, { runOnScreen });
