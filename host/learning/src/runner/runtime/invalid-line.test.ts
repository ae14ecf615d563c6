import { expect, it, vi } from 'vitest';
import { invalidLine } from './invalid-line.ts';

/** An engine that finds an error when it has read a line. */
const engine = (message: string, found: number) => (code: string) =>
  code.split('\n').length >= found ? message : 'Unexpected end of input';

it.each([
  ["Identifier 'a' has already been declared", 'let a;\nlet b;\nlet a;\n', 3],
  ['redeclaration of let a', 'let a;\nlet b;\nlet a;\n', 3],
  ["Cannot declare a let variable twice: 'a'.", 'let a;\nlet b;\nlet a;\n', 3],
  ['Illegal break statement', 'let a;\n{\nbreak;\n}', 3],
  ["Unexpected identifier 'b'", 'let a;\n\na b;\n', 3],
])('is the first with which code has the error: %s', (message, code, line) => {
  expect(invalidLine(code, message, engine(message, line))).toBe(line);
});

it.each([
  ["Identifier 'e' has already been declared", 'try {\n} catch (e) {\n  let e;\n}\n', 4],
  ["Private field '#b' must be declared in an enclosing class", 'class A {\n  a = this.#b;\n}\n', 3],
  ['Missing initializer in const declaration', 'const a\n  = 1,\n  b;\n', 1],
  ['Duplicate parameter name not allowed in this context', 'const f = (a, a) => a;', 1],
])('is none where the error can be of an earlier or later line: %s', (message, code, found) => {
  expect(invalidLine(code, message, engine(message, found))).toBeNull();
});

it('is none for an engine that says something else of a part', () => {
  expect(invalidLine('break;', 'Illegal break statement', () => null)).toBeNull();
});

it('is found in a long file by reading it a few times', () => {
  const message = "Identifier 'a' has already been declared";
  const lines = Array(5_000).fill('a();');
  lines[2] = 'let a;';
  const read = vi.fn(engine(message, 3));
  expect(invalidLine(lines.join('\n'), message, read)).toBe(3);
  expect(read.mock.calls.length).toBeLessThan(20);
});
