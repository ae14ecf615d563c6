import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { questionMd } from '../testing/content-fixtures.ts';
import { below, block, bugMd, exercise, htmlBug, predictMd, reactExercise, taskMd } from '../testing/entry-fixtures.ts';
import { lineOf } from '../testing/line-of.ts';
import { readEntries } from './read-entries.ts';

const read = (files: Record<string, string>) => readEntries(tempDir(files));
const textOf = (html = '') => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
/** The line of the first entry and what it discloses. */
const card = async (files: Record<string, string>) => {
  const [entry] = await read(files);
  return entry ? lineOf(entry) + entry.answerHtml : '';
};
const question = (name: string, text: string) => ({ [`questions/${name}.md`]: text });
const exerciseFiles = (change: Record<string, string> = {}) =>
  below('exercises/EX-001-twice', { ...exercise, ...change });

describe('a card to predict', () => {
  it('asks first, and keeps output and reasons in a disclosure', async () => {
    const html = await card(question('PO-001-a', predictMd()));
    expect(html).toContain('data-kind="predict"');
    const [asked = '', hidden = ''] = html.split('<details class="reveal" data-part="output">');
    expect(asked).toContain('<div data-behavior="predict" data-output="1"></div>');
    expect(asked).not.toContain('class="code output"');
    expect(textOf(hidden)).toMatch(/^ ?Show the output 1 Why It is so\. Change one line With another number:/);
  });

  it.each([
    ['one snippet alone', { 'Change one line': 'Nothing.' }, 'must hold two blocks that run'],
    ['another heading', { Because: 'x' }, 'must have the headings What does it print?, Why, Change one line'],
  ])('is refused with %s', async (_what, parts, problem) => {
    await expect(read(question('PO-001-a', predictMd({}, parts)))).rejects.toThrow(problem);
  });
});

describe('a card of a bug', () => {
  it('shows the failing test, then what is broken, and keeps the repair in a disclosure', async () => {
    const html = await card(question('SB-001-a', bugMd()));
    const [shown = '', hidden = ''] = html.split('<details class="reveal" data-part="solution">');
    expect(textOf(shown)).toMatch(/What goes wrong .* The failing test .*toBe.* Broken .*includes/);
    expect(textOf(hidden)).toMatch(/^ ?Show the repair Fixed .*split.* Cause .* How to catch it/);
    expect(textOf(html)).toContain('Its code is run by the tests of this site, with Vitest.');
  });

  it('leads from the list to its own page, where it is repaired', async () => {
    const [entry] = await read(question('SB-001-a', bugMd()));
    expect(entry?.answerHtml).toMatch(/<a href="[^"]*\/a">Repair it<\/a>/);
    expect(entry?.answerHtml).not.toContain('Repair it here');
    expect(entry?.pageHtml).toMatch(
      /<div class="repair"><div class="code".*<button type="button">Repair it here<\/button><\/div><\/div>/s,
    );
  });

  it.each([
    ['HTML', htmlBug],
    ['React', { Broken: block('tsx broken', 'export const A = () => null;') }],
    ['another package', { 'The failing test': block('ts test', `import { render } from '@testing-library/react';`) }],
  ])('is only read when it needs %s', async (_what, parts) => {
    const [entry] = await read(question('SB-001-a', bugMd({}, parts)));
    expect(`${entry?.answerHtml}${entry?.pageHtml}`).not.toContain('Repair it');
    expect(entry?.kind.workspace(entry.own)).toBeNull();
  });

  it('names the browser as what runs one in HTML', async () => {
    expect(await card(question('SB-001-a', bugMd({}, htmlBug)))).toContain('with Chromium.');
  });

  it.each([
    ['no test', { 'The failing test': 'None.' }, 'has no block marked `test`'],
    ['two repairs', { Cause: block('ts fixed', 'export const a = 1;') }, 'is a second block marked `fixed`'],
    ['two languages', { Fixed: htmlBug.Fixed }, 'broken and fixed must be of one language.'],
    ['a test that no page can run', { ...htmlBug, 'The failing test': block('ts test', 'a') }, 'mark it ```js test.'],
  ])('is refused with %s', async (_what, parts, problem) => {
    await expect(read(question('SB-001-a', bugMd({}, parts)))).rejects.toThrow(problem);
  });

  it('keeps its blocks to itself', async () => {
    const text = questionMd().replace('On explanation.', block('ts broken', 'export const a = 1;'));
    await expect(read(question('JS-001-a', text))).rejects.toThrow(
      /:17: a block marked `broken` belongs in an entry of kind/,
    );
  });
});

describe('a card of an exercise', () => {
  it('shows task, examples and start; hints one in another; solution, second approach and tests on demand', async () => {
    const html = await card(exerciseFiles());
    expect(textOf(html)).toMatch(
      /Task Double a number\. Examples .*console.* Start .*Not implemented.* Hints Hint 1 Add\./,
    );
    expect(html).toMatch(
      /Hint 1<\/summary>.*<details class="hint" data-part="hint-2"><summary>Hint 2<\/summary>.*<summary>Hint 3.*<\/details><\/details><\/details><h5 class="part-heading">Solution/s,
    );
    expect(html).toContain('<details class="reveal" data-part="solution"><summary>Show the solution</summary>');
    for (const what of ['a second approach', 'the tests'])
      expect(html).toContain(`<details class="reveal"><summary>Show ${what}</summary>`);
    expect(textOf(html)).toContain(`with Node ${process.versions.node.split('.')[0]} and Vitest.`);
  });

  it('leads from the list to its own page, which has the place to work in', async () => {
    const [entry] = await read(exerciseFiles());
    expect(entry?.answerHtml).toMatch(/<a href="[^"]*\/twice">Solve it<\/a><\/p><h5/);
    expect(entry?.answerHtml).not.toContain('data-behavior="exercise"');
    expect(entry?.pageHtml).toMatch(
      /<div data-behavior="exercise" data-file="solution\.ts" data-start="[^"]*Not implemented[^"]*" data-hints="3">/,
    );
  });

  it('may be in React: then its files are .tsx, all of them', async () => {
    const [one] = await read(below('exercises/EX-001-twice', reactExercise));
    expect(one?.files).toContainEqual(expect.stringMatching(/solution\.tsx$/));
    const { 'solution.ts': solution, ...others } = exercise;
    await expect(read(below('exercises/EX-001-twice', { ...others, 'solution.tsx': solution }))).rejects.toThrow(
      /start\.ts: must end like solution\.tsx/,
    );
  });

  it('has what is measured when n grows, if it has growth.ts', async () => {
    const growth = '{ n: steps, claim: O(1), from: 10, to: 80 }';
    const [entry] = await read(exerciseFiles({ 'task.md': taskMd({ growth }), 'growth.ts': '// input' }));
    expect(entry?.kind.workspace(entry.own)).toHaveProperty('growth', {
      ...{ n: 'steps', claim: 'O(1)', from: 10, to: 80, code: '// input' },
    });
    expect(entry?.files).toContainEqual(expect.stringMatching(/growth\.ts$/));
    const [plain] = await read(exerciseFiles());
    expect(plain?.kind.workspace(plain.own)).not.toHaveProperty('growth');
  });

  it.each([
    ['no growth.ts', { 'task.md': taskMd({ growth: '{ n: steps, claim: O(1), from: 10, to: 80 }' }) }, 'is missing.'],
    ['no field for it', { 'growth.ts': '' }, 'needs the field growth in the front matter of task.md.'],
    [
      'a claim that its text does not make',
      { 'task.md': taskMd({ growth: '{ n: steps, claim: O(n²), from: 10, to: 80 }' }), 'growth.ts': '' },
      'claims O(n²) in its growth, which "Complexity" does not state.',
    ],
    [
      'another complexity',
      { 'task.md': taskMd({ growth: '{ n: steps, claim: O(2), from: 10, to: 80 }' }), 'growth.ts': '' },
      'must be one of O(1), O(log n), O(n), O(n log n), O(n²)',
    ],
  ])('is refused with growth and %s', async (_what, files, problem) => {
    await expect(read(exerciseFiles(files))).rejects.toThrow(problem);
  });

  it.each([
    ['two hints', { Hints: '1. Add.\n2. Multiply.' }, 'an ordered list of exactly three hints'],
    ['hints in a paragraph', { Hints: 'Add.' }, 'an ordered list of exactly three hints'],
    ['no example', { Examples: 'None.' }, "needs an example that runs and imports from './solution'."],
  ])('is refused with %s, by its line', async (_what, parts, problem) => {
    await expect(read(exerciseFiles({ 'task.md': taskMd({}, parts) }))).rejects.toThrow(problem);
  });

  it('is refused with a start that does more than throw, unless readers fix that code', async () => {
    const start = { 'start.ts': exercise['solution.ts'] };
    await expect(read(exerciseFiles(start))).rejects.toThrow(/start\.ts: has to throw new Error\('Not implemented'\)/);
    await expect(read(below('exercises/EX-001-fix-twice', { ...exercise, ...start }))).resolves.toHaveLength(1);
  });

  it('is refused without its files, or under another name', async () => {
    const { 'tests.ts': _tests, ...others } = exercise;
    await expect(read(below('exercises/EX-001-twice', others))).rejects.toThrow(/tests\.ts: is missing\./);
    await expect(read(below('exercises/EX-002-twice', exercise))).rejects.toThrow('must be named EX-001-<words>');
    await expect(read(exerciseFiles({ 'task.md': taskMd({ kind: 'bug' }) }))).rejects.toThrow('"kind": is unknown');
  });
});

describe('every card', () => {
  it('gives the reason why a block is not run', async () => {
    const text = questionMd().replace('On explanation.', block('css norun reason="to read"', 'a {}'));
    expect(await card(question('JS-001-a', text))).toContain('<p class="unchecked">Not run by the tests: to read</p>');
  });

  it('has the date of its review, and what runs its code only where there is some', async () => {
    const html = textOf(await card(question('JS-001-a', questionMd())));
    expect(html).toContain('ECMAScript 2026. Last updated on 21 November 2026 .');
    expect(html).not.toContain('run by the tests');
  });

  it('links to related entries on other pages of the section', async () => {
    const dir = tempDir({
      'Maps/questions/JS-001-map.md': questionMd({ related: '[JS-002]' }),
      'Sets/questions/JS-002-set.md': questionMd({ id: 'JS-002', title: 'What is a Set?', related: '[JS-001]' }),
    });
    expect((await readEntries(join(dir, 'Maps')))[0]?.answerHtml).toContain(
      '<p>Related:</p><ul><li><a href="/Sets#JS-002">What is a Set?</a></li></ul>',
    );
  });
});
