import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageMd, questionMd } from '../content/testing/content-fixtures.ts';
import { below, reactExercise, taskMd } from '../content/testing/entry-fixtures.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { checkContent } from './check-content.ts';
import { good, maps, problemsIn, sample, withSample } from './testing/checked-section.ts';

describe('checkContent', () => {
  it('runs all kinds of entries and counts them, an exercise in React with a document and Testing Library', async () => {
    const inReact = { ...reactExercise, 'task.md': taskMd({ id: 'EX-002' }) };
    const { problems, counts } = await problemsIn({ ...good, ...below(`${maps}/exercises/EX-002-button`, inReact) });
    expect(problems).toEqual([]);
    expect(counts).toEqual({
      files: 6,
      node: 4,
      chromium: 1,
      checked: { bug: 2, exercise: 2 },
      mutants: { ran: 10, caught: 10 },
    });
  });

  it('names a word that we do not write, in an entry and on a page', async () => {
    const files = {
      [`${maps}/page.md`]: pageMd({}, 'A superfluous word.'),
      [`${maps}/questions/JS-001-js001.md`]: questionMd({ title: 'What is superfluous?' }),
    };
    expect((await problemsIn(files)).problems).toEqual([
      'questions/JS-001-js001.md:3: "superfluous": write unnecessary.',
      expect.stringMatching(/^page\.md:\d+: "superfluous": write unnecessary\.$/),
    ]);
  });

  it.each([
    ['a bad date and an unknown field', pageMd({ reviewedOn: '2026-13-45', color: 'red' }), 2],
    ['no title', pageMd({ title: undefined }), 1],
    ['front matter that is not YAML', pageMd({ title: '"' }), 1],
  ])('reports each problem of a page once, whose page.md has %s', async (_what, page, count) => {
    const files = {
      [`${maps}/page.md`]: page,
      [`${maps}/questions/JS-001-js001.md`]: questionMd(),
      'src/pages/Sets/page.md': pageMd(),
    };
    const { problems } = await problemsIn(files);
    expect(problems).toHaveLength(count);
    expect(problems.every((problem) => problem.startsWith('page.md:'))).toBe(true);
    expect((await problemsIn(files, 'src/pages/Sets')).problems).toEqual([]);
  });

  it('reports two pages that share an address, also beside a broken one', async () => {
    const files = {
      [`${maps}/page.md`]: 'broken',
      'src/pages/Sets/page.md': pageMd({ aliases: '[Trees]' }),
      'src/pages/Trees/page.md': pageMd(),
    };
    const { problems } = await problemsIn(files);
    expect(problems).toEqual([
      expect.stringContaining('Sets/page.md:5: front matter field "aliases": /Trees is the address of'),
      expect.stringContaining('page.md:1: has no front matter'),
    ]);
  });

  it('reports an entry and a page whose last update is in the future', async () => {
    const files = {
      [`${maps}/page.md`]: pageMd({ reviewedOn: '2999-11-20' }),
      [`${maps}/questions/JS-001-js001.md`]: questionMd({ reviewedOn: '2999-11-20' }),
    };
    expect((await problemsIn(files)).problems).toEqual([
      expect.stringMatching(/^page\.md: .* is 2999-11-20, which is in the future/),
      expect.stringMatching(/^questions\/JS-001-js001\.md: .* is 2999-11-20, which is in the future/),
    ]);
  });

  it('reports an entry that nothing publishes, also when only its file is named', async () => {
    const path = `${maps}/question/JS-001-js001.md`;
    const files = { [`${maps}/page.md`]: pageMd(), [path]: questionMd() };
    const problems = [expect.stringMatching(/^question: is no folder of entries/)];
    expect((await problemsIn(files)).problems).toEqual(problems);
    expect((await problemsIn(files, path)).problems).toEqual(problems);
  });

  it('checks only what it is asked for', async () => {
    const files = { ...good, [`${maps}/questions/JS-001-js001.md`]: 'broken' };
    expect((await problemsIn(files, `${maps}/questions/PO-001-po001.md`)).counts).toMatchObject({ files: 1, node: 2 });
    expect((await problemsIn(files, `${maps}/exercises/EX-001-twice/solution.ts`)).counts).toMatchObject({
      checked: { exercise: 1 },
    });
    await expect(problemsIn(files, 'nothing')).rejects.toThrow(/There is no .*nothing/);
  });
});

it('runs only the code of files that were changed, and reads the others', async () => {
  const dir = tempDir({
    ...good,
    [`${maps}/questions/JS-001-js001.md`]: withSample('JS-001', sample('js run', 'console.log(1)', '2')),
    [`${maps}/questions/JS-002-js002.md`]: withSample('JS-002', sample('js run', 'console.log(1)', '3')),
    [`${maps}/questions/JS-003-js003.md`]: questionMd({ id: 'JS-003', title: 'What is superfluous?' }),
  });
  const changed = new Set([join(dir, maps, 'questions/JS-001-js001.md'), join(dir, 'README.md')]);
  const { problems, counts, unchanged } = await checkContent([], { dirs: [dir], changed });
  expect(problems.map(({ message }) => message.replaceAll(`${dir}/${maps}/questions/`, ''))).toEqual([
    'JS-003-js003.md:3: "superfluous": write unnecessary.',
    expect.stringMatching(/^JS-001-js001\.md:\d+: the sample does not print/),
  ]);
  expect({ ...counts, unchanged }).toMatchObject({ files: 8, node: 1, chromium: 0, checked: {}, unchanged: 7 });
});
