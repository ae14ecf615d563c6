import type { Program } from './protocol.ts';

/** Where a program has to run: in a document if it mentions one. */
export function environmentFor(files: Program['files']): Program['environment'] {
  return Object.values(files).some((code) => /\b(?:document|window)\b/.test(code)) ? 'document' : 'worker';
}
