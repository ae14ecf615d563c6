export { createRunner } from './create-runner.ts';
export { environmentFor, librariesFor } from './environment.ts';
export { fetchLibraries } from './fetch-libraries.ts';
export type { Failure, LibraryName, Place, Program, RunEvent } from './protocol.ts';
export type { Run, Runner } from './Runner.ts';
