import { isReact } from './environment.ts';
import { guardLoops } from './guard-loops.ts';
import type { Program } from './protocol.ts';

/**
 * A program whose own scripts have a guard in every loop, and unless they run in a worker, which can be ended at any time, in every
 * function; styles and libraries stay as they are.
 */
export function guarded({ files, ...program }: Program): Program {
  const withFunctions = isReact(files) || program.environment !== 'worker';
  const codes = Object.entries(files).map(([name, code]) => {
    const language = name.endsWith('x') ? 'tsx' : 'ts';
    return [name, /\.[jt]sx?$/.test(name) ? guardLoops(code, { language, withFunctions }) : code];
  });
  return { ...program, files: Object.fromEntries(codes) };
}
