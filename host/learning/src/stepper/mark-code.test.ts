import { expect, it } from 'vitest';
import { markCode } from './mark-code.ts';

it.each([
  ['function f() {}', 'function f() {$began(1);}'],
  ['f(\n  (x: number) => x,\n);', 'f(\n  (x: number) => ($began(2),x),\n);'],
  ['f(() => ({ a: 1 }));', 'f(() => ($began(1),({ a: 1 })));'],
  ['const f = async () => await x;', 'const f = async () => ($began(1),$wentOn(1,await x));'],
  ['const o = { m() {}, k: 1 };', 'const o = { m() {$began(1);}, k: 1 };'],
  ['class A { m() {} }', 'class A { m() {$began(1);} }'],
  ['try {\n} catch {\n} finally {\n}', 'try {\n} catch {$wentOn(2);\n} finally {$wentOn(3);\n}'],
  ['for await (const x of y) f(x);', 'for await (const x of y) {$wentOn(1);f(x);}'],
  ['for (const x of y) f(x);', 'for (const x of y) f(x);'],
])('reports where functions begin and go on: %s', (code, marked) => {
  expect(markCode(code)).toBe(marked);
});

it('keeps lines, and leaves code that is not complete as complete as it was', () => {
  expect(markCode('const f = (\nawait').split('\n')).toHaveLength(2);
});
