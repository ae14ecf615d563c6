import { namesIn } from './names-in.ts';
import { packageLibraries } from './packages.ts';
import type { LibraryName, Program } from './protocol.ts';

/** Whether a program is in React: one of its files has JSX in its name. */
export function isReact(files: Program['files']): boolean {
  return Object.keys(files).some((name) => name.endsWith('.tsx'));
}

/** Where a program has to run: on a screen if it is in React, because users have a focus; in a document if it uses one. */
export function environmentFor(files: Program['files']): Program['environment'] {
  if (isReact(files)) return 'screen';
  return Object.values(files).some(usesDocument) ? 'document' : 'worker';
}

/** The length from which on code is not read here: in a longer one that would keep the page busy. */
const long = 20_000;

/** Not one that only has the word in a comment or a string, or for something of its own. */
function usesDocument(code: string): boolean {
  if (!/\b(?:document|window)\b/.test(code)) return false;
  if (code.length > long) return true;
  if (/\bglobalThis\s*\.\s*(?:document|window)\b/.test(code)) return true;
  const { used, declared } = namesIn(code);
  return ['document', 'window'].some((name) => used.has(name) && !declared.has(name));
}

/** What a program has to be sent with, for `fetchLibraries`. */
export function librariesFor(files: Program['files']): LibraryName[] {
  const names = packageLibraries(files);
  if (Object.values(files).some((code) => /\buseFakeTimers\b/.test(code))) names.push('fake-timers');
  return isReact(files) ? ['component', ...names, 'testing'] : names;
}
