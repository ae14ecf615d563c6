import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  below,
  block,
  bugMd,
  exercise,
  htmlBug,
  mutants,
  mutantsYaml,
  predictMd,
  taskMd,
} from '../../content/testing/entry-fixtures.ts';
import { writeTempDir } from '../../testing/temp-dir.ts';
import { root } from '../../workspace.ts';
import type { ContentCounts } from '../check-content.ts';
import { good, maps, problemsBelow, sample, withSample } from '../testing/checked-section.ts';

/** Finds the packages of the repository from a temporary folder. */
const tsconfig = JSON.stringify({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: { types: [], paths: { vitest: [join(root, 'node_modules/vitest')] } },
});

/** What {@link exercise} is measured with. */
const growth = `import { twice } from './solution';

export default function prepare(n: number): () => unknown {
  return () => twice(n);
}
`;

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
  });

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
