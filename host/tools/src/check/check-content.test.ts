import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageMd, questionMd } from '../content/testing/content-fixtures.ts';
import {
  below,
  block,
  bugMd,
  exercise,
  htmlBug,
  mutants,
  mutantsYaml,
  predictMd,
  reactExercise,
  taskMd,
} from '../content/testing/entry-fixtures.ts';
import { tempDir, writeTempDir } from '../testing/temp-dir.ts';
import { root } from '../workspace.ts';
import { type ContentCounts, checkContent } from './check-content.ts';

const sample = (mark: string, code: string, output: string) => `${block(mark, code)}\n${block('output', output)}`;
const maps = 'src/pages/Maps';

/** Finds the packages of the repository from a temporary folder. */
const tsconfig = JSON.stringify({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: { types: [], paths: { vitest: [join(root, 'node_modules/vitest')] } },
});

const good = {
  [`${maps}/page.md`]: pageMd({}, `Text.\n\n${sample('html run', '<script>console.log(1)</script>', '1')}`),
  [`${maps}/questions/PO-001-po001.md`]: predictMd(),
  [`${maps}/questions/SB-001-sb001.md`]: bugMd(),
  [`${maps}/questions/SB-002-sb002.md`]: bugMd({ id: 'SB-002' }, htmlBug),
  ...below(`${maps}/exercises/EX-001-twice`, exercise),
};

/** What {@link exercise} is measured with. */
const growth = `import { twice } from './solution';

export default function prepare(n: number): () => unknown {
  return () => twice(n);
}
`;

/** Checks a section of these files. @returns what is wrong, with the paths as in the section */
async function problemsIn(files: Record<string, string>, ...paths: string[]) {
  return problemsBelow(tempDir(files), paths);
}

async function problemsBelow(dir: string, paths: string[] = []) {
  const { problems, counts } = await checkContent(
    paths.map((path) => join(dir, path)),
    { dirs: [dir] },
  );
  return { problems: problems.map(({ message }) => message.replaceAll(`${dir}/${maps}/`, '')), counts };
}

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

describe('a wrong expectation fails', () => {
  const wrong = {
    ...good,
    [`${maps}/questions/JS-001-node.md`]: withSample('JS-001', sample('js run', 'console.log(1)', '2')),
    [`${maps}/questions/JS-002-types.md`]: withSample('JS-002', sample('ts run', 'console.log(1 as number)', '2')),
    [`${maps}/questions/JS-003-sloppy.md`]: withSample('JS-003', sample('js run mode=sloppy', 'console.log(1)', '2')),
    [`${maps}/questions/JS-004-page.md`]: withSample('JS-004', sample('js run in=browser', 'console.log(1)', '2')),
    [`${maps}/questions/JS-005-html.md`]: withSample(
      'JS-005',
      sample('html run', '<script>console.log(1)</script>', '2'),
    ),
    [`${maps}/questions/JS-006-tsx.md`]: withSample('JS-006', sample('tsx run', 'console.log((<b />).type)', 'a')),
    [`${maps}/questions/JS-007-jsx.md`]: withSample('JS-007', sample('jsx run', 'console.log((<b />).type)', 'a')),
    [`${maps}/questions/PO-001-po001.md`]: predictMd(
      {},
      { 'Change one line': sample('js run', 'console.log(1)', '2') },
    ),
    [`${maps}/questions/SB-003-passes.md`]: bugMd(
      { id: 'SB-003' },
      { Broken: block('ts broken', 'export const count = () => 2;') },
    ),
    [`${maps}/questions/SB-004-fails.md`]: bugMd(
      { id: 'SB-004' },
      { Fixed: block('ts fixed', 'export const count = () => 3;') },
    ),
    [`${maps}/questions/SB-005-other.md`]: bugMd(
      { id: 'SB-005' },
      { Broken: block('ts broken', 'export const counter = () => 3;') },
    ),
    [`${maps}/questions/SB-006-syntax.md`]: bugMd(
      { id: 'SB-006' },
      { Broken: block('ts broken', 'export const = 3;') },
    ),
    [`${maps}/questions/SB-007-both.md`]: bugMd(
      { id: 'SB-007' },
      { ...htmlBug, Fixed: htmlBug.Broken.replace('broken', 'fixed') },
    ),
    [`${maps}/questions/SB-008-neither.md`]: bugMd(
      { id: 'SB-008' },
      { ...htmlBug, Broken: htmlBug.Fixed.replace('fixed', 'broken') },
    ),
    [`${maps}/questions/SB-009-throws.md`]: bugMd(
      { id: 'SB-009' },
      { ...htmlBug, 'The failing test': block('js test', 'nothing()') },
    ),
    [`${maps}/questions/SB-010-import.md`]: bugMd(
      { id: 'SB-010' },
      { Broken: block('ts broken', "import x from './nowhere'; export const count = () => x;") },
    ),
    ...below(`${maps}/exercises/EX-002-solution`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-002' }),
      'solution.ts': 'export const twice = (value: number) => value * 2 * value;',
    }),
    ...below(`${maps}/exercises/EX-003-fix-the-start`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-003' }),
      'start.ts': exercise['solution.ts'],
    }),
    ...below(`${maps}/exercises/EX-006-mutants`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-006' }),
      'mutants.yaml': mutantsYaml({
        ...mutants,
        'adds-it-to-itself': 'value + value',
        'never-answers': 'new Promise(() => undefined) as never',
      }),
      'tests.ts': exercise['tests.ts'].replaceAll(/\(\) => expect\((twice\(\d\))\)/g, 'async () => expect(await $1)'),
    }),
    ...below(`${maps}/exercises/EX-007-lacks`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-007' }),
      'mutants.yaml': `${mutantsYaml(mutants)}- { name: exports-another-name, mistake: Another name., replace: twice, with: double }\n`,
    }),
    ...below(`${maps}/exercises/EX-008-garbled`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-008' }),
      'mutants.yaml': mutantsYaml({ ...mutants, 'is-no-code': '= 1' }),
    }),
    ...below(`${maps}/exercises/EX-009-unresolved`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-009' }),
      'mutants.yaml': `${mutantsYaml(mutants)}- { name: imports-nowhere, mistake: No file., replace: export function, with: "import './nowhere'; export function" }\n`,
    }),
    ...below(`${maps}/exercises/EX-010-none`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-010' }),
      'mutants.yaml': '[]',
    }),
    ...below(`${maps}/exercises/EX-011-growth`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-011', growth: '{ n: steps, claim: O(1), from: 10, to: 80 }' }),
      'growth.ts': growth,
    }),
    ...below(`${maps}/exercises/EX-012-too-large`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-012', growth: '{ n: steps, claim: O(1), from: 10, to: 80 }' }),
      'growth.ts': growth.replace('twice(n)', 'Array(twice(n) - 81)'),
    }),
    ...below(`${maps}/exercises/EX-013-one-size`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-013', growth: '{ n: steps, claim: O(1), from: 10, to: 19 }' }),
      'growth.ts': growth,
    }),
    ...below(`${maps}/exercises/EX-014-no-run`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-014', growth: '{ n: steps, claim: O(1), from: 10, to: 80 }' }),
      'growth.ts': growth.replace('() => twice(n)', 'twice(n)'),
    }),
    'tsconfig.json': tsconfig,
    ...below(`${maps}/exercises/EX-005-cast`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-005' }),
      'solution.ts': 'export const twice = (value: number): string => (value * 2) as number;',
    }),
    ...below(`${maps}/exercises/EX-004-few`, {
      ...exercise,
      'task.md': taskMd({ id: 'EX-004' }),
      'tests.ts': exercise['tests.ts'].split('\n').slice(0, -1).join('\n'),
    }),
  };
  let problems: string[] = [];
  let counts: ContentCounts;
  const of = (name: string) => problems.filter((problem) => problem.includes(name));

  beforeAll(async () => {
    const dir = writeTempDir(wrong);
    ({ problems, counts } = await problemsBelow(dir));
    return () => rmSync(dir, { recursive: true });
  }, 300_000);

  it.each(['JS-001', 'JS-002', 'JS-003', 'JS-004', 'JS-005', 'JS-006', 'JS-007', 'PO-001'])(
    'in the sample of %s, by file and line',
    (id) => {
      expect(of(id)).toEqual([
        expect.stringMatching(
          /^questions\/\S+\.md:\d+: the sample does not print what its output block holds\..*written:\n +[2a]\n +printed:\n +[1b]$/s,
        ),
      ]);
    },
  );

  it.each([
    ['SB-003', ['the tests pass against broken; at least one must fail there.']],
    ['SB-004', ['the test "counts" fails against fixed: AssertionError: expected 3 to be 2']],
    ['SB-005', ['broken does not export count, which the test imports.']],
    ['SB-006', ['broken does not compile: ']],
    ['SB-007', ['the test fails against fixed: AssertionError: expected 220 to be 200']],
    ['SB-008', ['the test passes against broken; it must fail there.']],
    ['SB-009', ['fails against fixed: ReferenceError', 'fails against broken for a reason of its own: ReferenceError']],
    ['SB-010', ['the tests cannot run against broken: ']],
  ])('in the bug %s', (id, wanted) => {
    expect(of(id)).toEqual(wanted.map((text) => expect.stringContaining(text)));
    for (const problem of of(id)) expect(problem).toMatch(/^questions\/\S+\.md:\d+: /);
  });

  it.each([
    ['EX-002', 'tests.ts:5: the test "doubles 2" fails against solution: AssertionError: expected 8 to be 4'],
    ['EX-003', 'tests.ts:1: the tests pass against start; at least one must fail there.'],
    ['EX-004', 'tests.ts:1: holds 7 tests; at least 8 are wanted.'],
    ['EX-005', "solution.ts:1: type error TS2322: Type 'number' is not assignable to type 'string'."],
  ])('in the exercise %s', (id, wanted) => {
    expect(of(id).join('\n')).toContain(wanted);
  });

  it.each([
    ['EX-012', 'growth.ts:4: the test "runs on input of the size 10" fails against solution: RangeError'],
    ['EX-013', 'growth.ts:1: holds 1 tests; at least 3 are wanted.'],
    ['EX-014', 'the test "runs on input of the size 10" fails against solution: AssertionError'],
  ])('in the growth of %s', (id, wanted) => {
    expect(of('EX-011')).toEqual([]);
    expect(of(id).join('\n')).toContain(wanted);
  });

  it.each([
    ['EX-006', 'mutants.yaml:6: the mutant adds-it-to-itself is not caught: it passes all tests.'],
    ['EX-007', 'the mutant exports-another-name does not export twice, which the test imports.'],
    ['EX-008', 'the mutant is-no-code does not compile: '],
    ['EX-009', 'the mutant imports-nowhere is not caught: its tests cannot run, which proves nothing: '],
    ['EX-010', 'mutants.yaml: has 0 mutants; at least 5 wrong solutions are wanted.'],
  ])('in the mutants of %s: %s', (id, wanted) => {
    expect(of(id).join('\n')).toContain(wanted);
    expect(of(id).join('\n')).not.toContain('never-answers');
  });

  it('and the mutants that were caught are counted', () => {
    expect(counts.mutants).toEqual({ ran: 58, caught: 56 });
  });

  it('and nothing else fails', () => {
    expect(problems.filter((problem) => /SB-00[12]|EX-001/.test(problem))).toEqual([]);
  });
});

describe('ids and links', () => {
  const link = (href: string) => ({
    ...good,
    [`${maps}/page.md`]: pageMd({ aliases: '[HashMap]' }, `## How\n\nA [link](${href}).`),
    [`${maps}/topics.yaml`]: '[{ name: All of them, about: Collections, nodes: [] }]',
  });

  it.each([
    ...['/Maps', '/maps', '/', 'https://example.com/x'],
    ...['#how', '#SB-001', '/Maps#EX-001', '#topic-collections', '/Maps#all-of-them'],
  ])('take %s', async (href) => {
    expect((await problemsIn(link(href), `${maps}/page.md`)).problems).toEqual([]);
  });

  it.each([
    ['/Map', 'there is no page /Map.'],
    ['/hashmap', 'it is an alias, which costs readers a redirect. Link to /Maps.'],
    ['/Maps/key', 'there is no page /Maps/key.'],
    ['#why', 'there is no "why" on the page /Maps.'],
    ['#topic-trees', 'there is no "topic-trees" on the page /Maps.'],
    ['/maps#SB-404', 'there is no "SB-404" on the page /Maps.'],
    ['page.md', 'write it from the root of the site'],
  ])('refuse %s by file and line', async (href, problem) => {
    const [found, ...more] = (await problemsIn(link(href), `${maps}/page.md`)).problems;
    expect(found).toMatch(/^page\.md:9: the link to /);
    expect(found).toContain(problem);
    expect(more).toEqual([]);
  });

  it('refuse an id that two entries of the site have', async () => {
    const [one, two] = [tempDir(good), tempDir(good)];
    const { problems } = await checkContent([join(one, maps, 'questions/SB-001-sb001.md')], { dirs: [one, two] });
    expect(problems).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(
          `SB-001-sb001.md:2: has the id SB-001, which ${dirname(join(two, maps, 'x'))}`,
        ),
      }),
    ]);
  });
});

function withSample(id: string, code: string): string {
  return questionMd({ id }).replace('On explanation.', code);
}
