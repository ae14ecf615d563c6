import { describe, expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { ContentError } from '../content-error.ts';
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

  it('finds the modules and stylesheets that a demo imports from its folder and from parts/, one level deep', () => {
    const demo = [
      `import { useState } from 'react';`,
      `import picture from './picture.svg';`,
      `import styles from './Box.module.css';`,
      `import {`,
      `  type Side,`,
      `  sides,`,
      `} from './parts/sides.ts';`,
      `import type { Place } from './parts/place.ts';`,
      `import { Range } from './parts/Range.tsx';`,
      `import { away } from './parts/away.ts';`,
      `import { other } from '../Other/parts/other.ts';`,
      `import { sample } from './sample.ts';`,
    ].join('\n');
    const files = ['picture.svg', 'Box.module.css', 'sample.ts', 'parts/sides.ts', 'parts/place.ts', 'parts/deep.ts'];
    const dir = tempDir({
      ...Object.fromEntries(files.map((file) => [`Page/${file}`, ''])),
      'Page/parts/Range.tsx': `import { deep } from './deep.ts';`,
      'Page/parts/Range.test.tsx': '',
      'Page/Box.demo.tsx': demo,
      'Other/parts/other.ts': '',
    });
    const [box] = findDemos(`${dir}/Page`);
    expect(box?.parts).toEqual(['Box.module.css', 'parts/sides.ts', 'parts/Range.tsx', 'sample.ts']);
  });

  it('names a file once that both variants import', () => {
    const demo = `import styles from './Box.module.css';\nimport { Row } from './parts/Row.tsx';`;
    const files = { 'Box.as-found.demo.tsx': demo, 'Box.corrected.demo.tsx': demo };
    const [box] = findDemos(tempDir({ ...files, 'Box.module.css': '', 'parts/Row.tsx': '' }));
    expect(box?.parts).toEqual(['Box.module.css', 'parts/Row.tsx']);
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

  it('returns several demos by name, whatever order the folder has', () => {
    expect(find('B.demo.tsx', 'A.demo.tsx', 'App.tsx').map(({ name }) => name)).toEqual(['A', 'B', 'App']);
  });

  it('finds no other files', () => {
    expect(find('page.md', 'Row.tsx', 'Row.module.css', 'parts/Row.tsx')).toEqual([]);
  });

  it.each(['Todo.broken.demo.tsx', 'Todo.asfound.demo.tsx'])('refuses the unknown variant of %s', (file) => {
    expect(() => find(file)).toThrow(ContentError);
    expect(() => find(file)).toThrow(
      new RegExp(`${file}: "(broken|asfound)" is not a variant of a demo. Use as-found or corrected.`),
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
