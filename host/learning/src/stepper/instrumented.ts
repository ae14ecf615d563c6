import { guardLoops } from '../runner/guard-loops.ts';
import { atOnce } from '../runner/in-slices.ts';
import { compile } from '../runner/runtime/compile.ts';
import { markCode } from './mark-code.ts';

/**
 * Code as the sandbox gives it to QuickJS, for checks in Node.
 * @param code TypeScript or JavaScript
 * @throws InvalidCode
 */
export function instrumented(code: string): string {
  return compile(atOnce(guardLoops(markCode(code), { language: 'ts' })), 'sample.ts');
}
