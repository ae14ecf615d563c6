import { expect, it } from 'vitest';
import { environmentFor, librariesFor } from './environment.ts';

it.each([
  ['a function', { 'solution.ts': 'export const a = 1;' }, 'worker', []],
  ['code that mentions the document', { 'solution.ts': 'document.body' }, 'document', []],
  ['fake timers', { 'tests.ts': 'vi.useFakeTimers();' }, 'worker', ['fake-timers']],
  ['React', { 'solution.tsx': 'export const a = 1;', 'tests.ts': '' }, 'screen', ['component', 'testing']],
])('runs %s where it can, with what it needs', (_what, files, environment, libraries) => {
  expect(environmentFor(files)).toBe(environment);
  expect(librariesFor(files)).toEqual(libraries);
});
