import { expect, it } from 'vitest';
import { environmentFor, librariesFor } from './environment.ts';

it.each([
  ['a function', { 'solution.ts': 'export const a = 1;' }, 'worker', []],
  ['code that mentions the document', { 'solution.ts': 'document.body' }, 'document', []],
  ['code that has the word in a comment', { 'solution.ts': '// a window\nexport const a = "document";' }, 'worker', []],
  ['a variable with that name', { 'solution.ts': 'const window = [1]; window.length; a.document' }, 'worker', []],
  ['an object with that key', { 'solution.ts': 'const size = { window: 2 }; size.window' }, 'worker', []],
  ['long code that has the word anywhere', { 'solution.ts': `// a window\n${'f();\n'.repeat(5_000)}` }, 'document', []],
  ['the document as a property of the global object', { 'a.ts': 'globalThis.document' }, 'document', []],
  ['fake timers', { 'tests.ts': 'vi.useFakeTimers();' }, 'worker', ['fake-timers']],
  ['React', { 'solution.tsx': 'export const a = 1;', 'tests.ts': '' }, 'screen', ['component', 'testing']],
])('runs %s where it can, with what it needs', (_what, files, environment, libraries) => {
  expect(environmentFor(files)).toBe(environment);
  expect(librariesFor(files)).toEqual(libraries);
});
