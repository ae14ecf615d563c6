import * as v from 'valibot';
import { fetchLibraries, fetchWasm } from '../runner/fetch-libraries.ts';
import type { Program, RunEvent } from '../runner/protocol.ts';
import type { Runner } from '../runner/Runner.ts';
import { markCode } from './mark-code.ts';
import { type Recording, recording } from './recording.ts';

/** What stopped a recording, in words for the reader. */
export class NotRecorded extends Error {}

/**
 * Runs a script in QuickJS, in the sandbox, and records each of its steps. What it needs is loaded the first time.
 * @param code TypeScript or JavaScript
 * @throws NotRecorded for code that does not compile, or that takes too long; Error when what it needs does not arrive
 */
export async function recordInSandbox(runner: Runner, code: string): Promise<Recording> {
  const [libraries, wasm] = await Promise.all([fetchLibraries('stepper'), fetchWasm()]);
  const events = await eventsOf(runner, { ...sources(code), libraries, wasm });
  const result = events.find((event) => event.type === 'result');
  if (result) return v.parse(recording, result.value);
  const error = events.find((event) => event.type === 'error');
  const { message = 'The code took too long, or something else was run, so it was stopped.', place = null } =
    error?.failure ?? {};
  throw new NotRecorded(place ? `${message} (line ${place.line})` : message);
}

function sources(code: string): Program {
  const files = {
    'sample.ts': markCode(code),
    'record.ts': "import { recordFile } from '@site/learning/stepper';\n\nawait recordFile('sample.ts');\n",
  };
  return { files, entry: 'record.ts', environment: 'worker', only: null };
}

async function eventsOf(runner: Runner, program: Program): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  await runner.run(program, (event) => events.push(event)).finished;
  return events;
}
