import { expect, it } from 'vitest';
import { checkExports, usedImports } from './check-imports.ts';
import { compile } from './compile.ts';

function used(code: string) {
  return Object.fromEntries([...usedImports(compile(code, 'tests.tsx'))].map(([name, names]) => [name, [...names]]));
}

/** What is said of an import from a file that has run. */
function problem(name: string, source: string, exports: object) {
  const code = compile(source, 'solution.ts');
  if (code.includes('__esModule')) Object.defineProperty(exports, '__esModule', { value: true });
  const file = { name: 'solution.ts', source, code, exports };
  try {
    checkExports([name], file);
  } catch (error) {
    return (error as Error).message;
  }
  return null;
}

it.each([
  ["import { a, b as c } from './x'; a(); [...c];", { './x': ['a', 'b'] }],
  ["import A, { B } from './x.ts'; new A(); export const c = <B />;", { './x.ts': ['default', 'B'] }],
  ["import { type A, B, C } from './x'; let b: B; b = C as B;", { './x': ['C'] }],
  ["import { A } from './x'; export { A }; export * from './y'; export { z } from './z';", {}],
  ["import * as x from './x'; 'a' in x && x.a();", {}],
  ["import { y } from './x'; class A { _x = y; b() { return this._x.nothing; } }", { './x': ['y'] }],
])('knows what code uses of its imports: %s', (code, expected) => {
  expect(used(code)).toEqual(expected);
});

it.each([
  ['', {}, 'solution.ts exports no "twoSum". It exports nothing.'],
  ['export const twosum = 1;', { twosum: 1 }, 'solution.ts exports no "twoSum". It exports "twosum".'],
  [
    'export const twoSums = 1, add = 2;',
    { twoSums: 1, add: 2 },
    'solution.ts exports no "twoSum". It exports "twoSums", "add".',
  ],
  [
    'async function twoSum() {}',
    {},
    'solution.ts exports no "twoSum": the keyword export is missing before its declaration.',
  ],
  ['export default 1;', { default: 1 }, 'solution.ts exports no "twoSum". It exports "default".'],
  ['export let twoSum: number;', {}, null],
  ['module.exports = { twoSum() {} };', { twoSum() {} }, null],
])('says what a file exports instead of twoSum: %s', (source, exports, expected) => {
  expect(problem('twoSum', source, exports)).toBe(expected);
});

it.each([
  ['export const a = 1;', { a: 1 }, 'solution.ts has no default export. It exports "a".'],
  ['', {}, 'solution.ts has no default export. It exports nothing.'],
  ['export default 1;', { default: 1 }, null],
  ['module.exports = {};', {}, null],
])('says that a file has no default export: %s', (source, exports, expected) => {
  expect(problem('default', source, exports)).toBe(expected);
});
