import { describe, expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { ContentError } from './content-error.ts';
import { findDemos } from './find-demos.ts';

const find = (...files: string[]) => findDemos(tempDir(Object.fromEntries(files.map((file) => [file, '']))));

describe('findDemos', () => {
  it('finds a demo of one file, with its test', () => {
    expect(find('page.md', 'Counter.demo.tsx', 'Counter.demo.test.tsx')).toEqual([
      {
        name: 'Counter',
        variants: [{ label: null, file: 'Counter.demo.tsx' }],
        parts: [],
        tests: ['Counter.demo.test.tsx'],
      },
    ]);
  });

  it('finds the variants of a demo, "As found" first', () => {
    expect(find('Todo.corrected.demo.tsx', 'Todo.as-found.demo.tsx')).toEqual([
      {
        name: 'Todo',
        variants: [
          { label: 'As found', file: 'Todo.as-found.demo.tsx' },
          { label: 'Corrected', file: 'Todo.corrected.demo.tsx' },
        ],
        parts: [],
        tests: [],
      },
    ]);
  });

  it('finds an app with its parts and tests, and shows parts of parts too', () => {
    const files = ['App.tsx', 'App.test.tsx', 'parts/Row.tsx', 'parts/row.test.ts', 'parts/store/store.ts'];
    expect(find(...files, 'parts/Row.module.css')).toEqual([
      {
        name: 'App',
        variants: [{ label: null, file: 'App.tsx' }],
        parts: ['parts/Row.module.css', 'parts/Row.tsx', 'parts/store/store.ts'],
        tests: ['App.test.tsx', 'parts/row.test.ts'],
      },
    ]);
  });

  it('gives several demos by their names, whatever order the folder has', () => {
    expect(find('B.demo.tsx', 'A.demo.tsx', 'App.tsx').map(({ name }) => name)).toEqual(['A', 'B', 'App']);
  });

  it('takes nothing else for a demo', () => {
    expect(find('page.md', 'Row.tsx', 'Row.module.css', 'parts/Row.tsx')).toEqual([]);
  });

  it.each(['Todo.broken.demo.tsx', 'Todo.asfound.demo.tsx'])('refuses the unknown variant of %s', (file) => {
    expect(() => find(file)).toThrow(ContentError);
    expect(() => find(file)).toThrow(
      new RegExp(`${file}: "(broken|asfound)" is no variant of a demo. Use as-found or corrected.`),
    );
  });

  it.each(['counter.demo.tsx', 'Todo.AsFound.demo.tsx', 'Todo.a.b.demo.tsx'])(
    'refuses %s, which would not be shown',
    (file) => {
      expect(() => find(file)).toThrow(
        `${file}: is not named like a demo. Use Name.demo.tsx or Name.<variant>.demo.tsx, the name in PascalCase.`,
      );
    },
  );
});
