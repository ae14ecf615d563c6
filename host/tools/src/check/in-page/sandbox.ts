/** Gives a page a function that runs a program on a screen of the sandbox with all libraries, and returns all events. */
import { createRunner, fetchLibraries, type Program, type RunEvent } from '@site/learning/runner';

const runner = createRunner();
const libraries = fetchLibraries('component', 'checks');

async function runOnScreen(sources: Pick<Program, 'files' | 'entry' | 'only'>): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  const program: Program = { ...sources, environment: 'screen', libraries: await libraries };
  await runner.run(program, (event) => events.push(event)).finished;
  return events;
}

Object.assign(window, { runOnScreen });
