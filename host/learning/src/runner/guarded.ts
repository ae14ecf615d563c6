import { guardLoops } from './guard-loops.ts';
import type { Program } from './protocol.ts';

/** A program whose own scripts have a guard in every loop; styles and libraries stay as they are. */
export function guarded({ files, ...program }: Program): Program {
  const codes = Object.entries(files).map(([name, code]) => [name, /\.[jt]sx?$/.test(name) ? guardLoops(code) : code]);
  return { ...program, files: Object.fromEntries(codes) };
}
