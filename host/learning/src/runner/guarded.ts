import { isReact } from './environment.ts';
import { guardLoops } from './guard-loops.ts';
import { inSlices } from './in-slices.ts';
import type { Program } from './protocol.ts';

/**
 * A program whose own scripts have a guard in every loop, and unless they run in a worker, which can be ended at any time, in every
 * function; styles and libraries stay as they are.
 */
export async function guarded({ files, ...program }: Program): Promise<Program> {
  const withFunctions = isReact(files) || program.environment !== 'worker';
  const codes: Program['files'] = {};
  for (const [name, code] of Object.entries(files)) {
    const language = name.endsWith('x') ? 'tsx' : 'ts';
    codes[name] = isScript(name) ? await inSlices(guardLoops(code, { language, withFunctions })) : code;
  }
  return { ...program, files: codes };
}

function isScript(name: string): boolean {
  return /\.[jt]sx?$/.test(name);
}
