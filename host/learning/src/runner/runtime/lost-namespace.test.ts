import { expect, it } from 'vitest';
import { compile } from './compile.ts';

it.each([
  'let a;\nnamespace A { export const b = 1; }\na = A.b;',
  'let a;\nexport namespace A {\n  export const b = 1;\n}\na = [A.b];',
  'let a;\n  module A.B { export const c = 1; }\na = [...A.B.c];',
])('names the line of a namespace whose values are used: %s', (code) => {
  const message = expect.stringMatching(/^The namespace "A" does not run here/);
  expect(() => compile(code, 'a.ts')).toThrow(expect.objectContaining({ message, file: 'a.ts', line: 2 }));
});

it.each([
  'namespace A { export type B = number; }\nconst a: A.B = 1;',
  'namespace A { export type B = number; }\n// See A.B.\nconst a: A.B = Number("A.B");',
  'declare namespace A { const b: number; }\nA.b;',
  'class A {\n  static b = 1;\n}\nnamespace A { export type B = number; }\nA.b;',
  'const A = { b: 1 };\nconst code = `\nnamespace A { }\n`;\nA.b;',
  '/*\nnamespace A { }\n*/\nA.b;',
  'namespace A { export const b = 1; }\nconst a = { A: { b: 1 } };\na.A.b;',
])('compiles other code: %s', (code) => {
  expect(() => compile(code, 'a.ts')).not.toThrow();
});
