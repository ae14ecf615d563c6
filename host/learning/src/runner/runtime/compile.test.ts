import { expect, it } from 'vitest';
import { compile, InvalidCode } from './compile.ts';

it('takes angle brackets for an assertion of a type, and in a file with JSX for an element', () => {
  expect(compile('const a = <string>b;', 'a.ts')).toContain('const a = b;');
  expect(compile('const a = <T>(b: T) => b;', 'a.ts')).toContain('const a = (b) => b;');
  expect(compile('const a = <b>c</b>;', 'a.tsx')).toContain('const a = _jsxruntime.jsx.call');
  expect(() => compile('const a = <b>c</b>;', 'a.ts')).toThrow(InvalidCode);
});
