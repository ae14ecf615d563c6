import { join } from 'node:path';
import { kinds } from '@site/learning/kinds';
import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { misplacedEntries } from './misplaced-entries.ts';

/** What is wrong with files below the pages of a section. */
function problemsIn(paths: string[], wanted: (path: string) => boolean = () => true): string[] {
  const dir = tempDir(Object.fromEntries(paths.map((path) => [`src/pages/${path}`, ''])));
  const problems = misplacedEntries(dir, wanted, kinds).map(({ message }) => message);
  return problems.map((message) => message.replace(`${join(dir, 'src/pages')}/`, '')).sort();
}

it('finds nothing wrong with entries in the folders of their kinds, and with other files', () => {
  const entries = ['questions/JS-001-a.md', 'exercises/EX-001-a/task.md', 'exercises/EX-001-a/JS-002-b.md'];
  const others = ['page.md', 'Counter.demo.tsx', 'parts/row.tsx', 'articles/one.md'];
  expect(problemsIn([...entries, ...others].map((path) => `UseReduce/${path}`))).toEqual([]);
});

it.each(['UseReduce/JS-001-a.md', 'JS-001-a.md', 'UseReduce/parts/JS-001-a.md', 'UseReduce/a/b/JS-001-a.md'])(
  'finds the entry %s, which is in no folder of entries',
  (path) => {
    expect(problemsIn(['UseReduce/page.md', path])).toEqual([
      `${path}: is in no folder of entries, so it is not published. Move it to one of questions/, exercises/, challenges/, case-studies/ of its page.`,
    ]);
  },
);

it('finds the folder of an entry once', () => {
  expect(problemsIn(['UseReduce/EX-001-a/task.md', 'UseReduce/EX-001-a/start.ts'])).toEqual([
    expect.stringMatching(/^UseReduce\/EX-001-a: is in no folder of entries/),
  ]);
});

it.each([
  ['question', 'questions'],
  ['Questions', 'questions'],
  ['excercises', 'exercises'],
  ['case-study', undefined],
  ['hooks', undefined],
])('finds the folder %s of a page, which was meant to be %s', (name, meant) => {
  expect(problemsIn([`UseReduce/${name}/JS-001-a.md`, `UseReduce/${name}/JS-002-b.md`])).toEqual(
    meant
      ? [`UseReduce/${name}: is no folder of entries, so nothing in it is published. Did you mean "${meant}"?`]
      : ['JS-001-a', 'JS-002-b'].map((entry) =>
          expect.stringMatching(`^UseReduce/${name}/${entry}\\.md: is in no folder`),
        ),
  );
});

it('finds only what is asked for', () => {
  const paths = ['UseReduce/JS-001-a.md', 'UseState/JS-002-b.md'];
  expect(problemsIn(paths, (path) => path.includes('UseState'))).toHaveLength(1);
});
