import { cpSync, existsSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../check/check-content.ts';
import { readSection } from '../content/read-section.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { readSections, remoteDirs, root } from '../workspace.ts';
import { createNew } from './create-new.ts';
import { entryNames, newEntry } from './new-entry.ts';
import { newPage } from './new-page.ts';
import { newSection } from './new-section.ts';

const date = '2026-11-22';
const jsx = JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } });

/** A checkout with one section, copied from the first of this one; types are checked with JSX, and without other settings of the repository. */
function checkout(): string {
  const configs = ['', '.browser', '.node', '.test'].map((name) => [`remote-first/tsconfig${name}.json`, jsx]);
  const dir = tempDir({ '.github/CODEOWNERS': '* @site/host\n', ...Object.fromEntries(configs) });
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  const [model = ''] = remoteDirs();
  for (const file of ['package.json', 'src/section.ts', 'src/section.test.ts'])
    cpSync(join(model, file), join(dir, 'remote-first', file));
  return dir;
}

it('a new section is described, has a page, an owner and no package of another section', async () => {
  const dir = checkout();
  const [first] = readSections(remoteDirs(dir));
  newSection('testing', 'Testing', date, dir);
  const section = readSections(remoteDirs(dir)).find(({ id }) => id === 'testing');
  expect(section).toMatchObject({ title: 'Testing', owner: '@site/testing', order: (first?.order ?? 0) + 1 });
  const { pages } = await readSection(join(dir, 'remote-testing'));
  expect(pages.map(({ address }) => address)).toEqual(['/Welcome']);
  expect(readFileSync(join(dir, '.github/CODEOWNERS'), 'utf8')).toContain('/remote-testing/ @site/testing\n');
  const { dependencies } = JSON.parse(readFileSync(join(dir, 'remote-testing/package.json'), 'utf8'));
  expect(Object.keys(dependencies).every((name) => name.startsWith('@site/') || name === 'react')).toBe(true);
});

it('a new page is found by its section, and written once', async () => {
  const dir = checkout();
  const section = join(dir, 'remote-first');
  const files = newPage(section, 'UseDeferredValue', date);
  expect(files.every((file) => existsSync(file))).toBe(true);
  expect((await readSection(section)).pages[0]).toMatchObject({ name: 'UseDeferredValue', title: 'UseDeferredValue' });
  expect(() => newPage(section, 'UseDeferredValue', date)).toThrow(/exists already\. Choose another name/);
});

it.each([
  ['use-deferred-value', /cannot be the name of a page: use PascalCase/],
  ['', /cannot be the name of a page/],
])('refuses "%s" as the name of a page', (name, message) => {
  expect(() => newPage(join(checkout(), 'remote-first'), name, date)).toThrow(message);
});

it('refuses a folder that is not a section, and an id that is taken', () => {
  const dir = checkout();
  expect(() => newPage(dir, 'Page', date)).toThrow(/is not a section/);
  const [{ id } = { id: '' }] = readSections(remoteDirs(dir));
  expect(() => newSection(id, 'Again', date, dir)).toThrow(/belongs to remote-first/);
});

it.each([
  ['Testing', 'Testing', 'id: must be lower-case letters, digits and hyphens'],
  ['testing-', 'Testing', 'id: must be lower-case letters, digits and hyphens'],
  ['host', 'Host', 'id: is reserved'],
  ['testing', ' ', 'title: must not be empty'],
])('refuses a section with the id "%s" and the title "%s", and writes nothing', (id, title, problem) => {
  const dir = checkout();
  expect(() => newSection(id, title, date, dir)).toThrow(problem);
  expect(existsSync(join(dir, `remote-${id}`))).toBe(false);
});

/** The next free id is that of this repository, so two new entries of a kind have the same. @returns the folder */
function renumbered(task: string): string {
  const other = (text: string) => text.replace(/EX-\d{3}/, 'EX-999');
  writeFileSync(task, other(readFileSync(task, 'utf8')));
  renameSync(dirname(task), other(dirname(task)));
  return other(dirname(task));
}

it('a new entry of every kind has the next free id and passes the check as it is', async () => {
  const section = join(checkout(), 'remote-first');
  newPage(section, 'Page', date);
  const page = join(section, 'src/pages/Page');
  const files = entryNames().map((name) => newEntry(name, page, `What does a new ${name} do?`, { date })[0] ?? '');
  const inReact = renumbered(newEntry('exercise', page, 'useCounter', { date, inReact: true })[0] ?? '');
  expect(readdirSync(inReact).filter((name) => name.endsWith('x'))).toEqual(['solution.tsx', 'start.tsx', 'tests.tsx']);
  expect(files.map((file) => file.replace(page, '').replace(/\d{3}/, '000'))).toEqual([
    expect.stringMatching(/^\/questions\/[A-Z]{2}-000-what-does-a-new-question-do\.md$/),
    expect.stringMatching(/^\/exercises\/[A-Z]{2}-000-what-does-a-new-exercise-do\/task\.md$/),
    expect.stringMatching(/^\/challenges\/[A-Z]{2}-000-what-does-a-new-challenge-do\/brief\.md$/),
    expect.stringMatching(/^\/questions\/[A-Z]{2}-000-what-does-a-new-prediction-do\.md$/),
    expect.stringMatching(/^\/questions\/[A-Z]{2}-000-what-does-a-new-bug-do\.md$/),
    expect.stringMatching(/^\/case-studies\/[A-Z]{2}-000-what-does-a-new-case-study-do\/case\.md$/),
  ]);
  const { problems, counts } = await checkContent([page], { dirs: [section] });
  expect(problems.map(({ message }) => message)).toEqual([]);
  expect(counts).toMatchObject({ files: 8, checked: { bug: 1, 'case study': 1, exercise: 2, challenge: 1 } });
});

describe('a new entry is refused', () => {
  const pages = () => {
    const dir = checkout();
    newPage(join(dir, 'remote-first'), 'UseDeferredValue', date);
    return join(dir, 'remote-first/src/pages');
  };

  it.each([
    ['a folder without a page', 'Nowhere', /is not a page: .*page\.md\.$/],
    ['a misspelled page', 'UseDeferedValue', /is not a page: .* Did you mean \S+src\/pages\/UseDeferredValue\?$/],
    ['a folder in a page', 'UseDeferredValue/questions', /is not a page/],
    ['a file', 'UseDeferredValue/page.md', /is a file\. Name the folder of a page/],
  ])('for %s', (_what, path, message) => {
    const folder = join(pages(), path);
    expect(() => newEntry('question', folder, 'Why?', { date })).toThrow(message);
  });

  it('for a page.md that is in no section', () => {
    const dir = tempDir({ 'src/pages/Maps/page.md': '' });
    expect(() => newEntry('question', join(dir, 'src/pages/Maps'), 'Why?', { date })).toThrow(/is not a page/);
  });

  it.each(['', 'Почему?', '— ?'])('for the title "%s", of which nothing can name a file', (title) => {
    const folder = join(pages(), 'UseDeferredValue');
    expect(() => newEntry('question', folder, title, { date })).toThrow(/has no Latin letters or digits/);
    expect(existsSync(join(folder, 'questions'))).toBe(false);
  });
});

it('names the file of a new entry by the Latin words of its title', () => {
  const section = join(checkout(), 'remote-first');
  newPage(section, 'Page', date);
  const [file] = newEntry('question', join(section, 'src/pages/Page'), 'Что такое closure?', { date });
  expect(file).toMatch(/\/questions\/[A-Z]{2}-\d{3}-closure\.md$/);
});

it('starts in React only what is written in it', () => {
  const page = join(checkout(), 'remote-first');
  expect(() => createNew('question', page, 'Why?', true)).toThrow('A question is not written in React alone.');
  expect(() => createNew('page', page, 'Why', true)).toThrow(
    '--react is for entries such as an exercise, not for a page.',
  );
});

it('names the kinds that there are', () => {
  expect(() => createNew('riddle', '.', 'Title')).toThrow(
    'There is no kind "riddle". There are question, exercise, challenge, prediction, bug, case-study.',
  );
});
