import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, releasedStore, test } from '@site/tools/browser-test';
import { openRunner, outcome } from '@site/tools/browser-test/runner';
import { readState } from '@site/tools/release/ledger';

const root = join(import.meta.dirname, '../..');

/** The folders of all exercises that run in the page, by page. */
const folders = readdirSync(root)
  .filter((name) => name.startsWith('remote-'))
  .flatMap((section) => children(join(root, section, 'src/pages')))
  .flatMap((page) => children(join(page, 'exercises')));

function children(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

test('every solution passes its tests in the page, and every start fails some', async ({ site, page }) => {
  const runner = await openRunner(page, site.url);
  expect(folders.length).toBeGreaterThan(60);
  for (const folder of folders) {
    const end = existsSync(join(folder, 'solution.tsx')) ? '.tsx' : '.ts';
    const read = (name: string) => readFileSync(join(folder, name + end), 'utf8');
    const resultsOf = async (name: string) => {
      const events = await runner.run({ [`solution${end}`]: read(name), [`tests${end}`]: read('tests') });
      const results = events.filter(({ type }) => type === 'test').map(({ status }) => status);
      return { results: new Set(results), ...outcome(events) };
    };
    const passing = { results: new Set(['passed']), reason: 'finished', errors: [], blocked: null };
    expect(await resultsOf('solution'), folder).toEqual(passing);
    expect((await resultsOf('start')).results, folder).toContain('failed');
  }
});

/** What readers work on in bugs, as it is published: the files by name. */
function publishedBugs() {
  const store = releasedStore();
  return readState(store)
    .sections.flatMap(({ base }) => children(join(store.dir, base, 'content/workspaces')))
    .filter((file) => /^SB-\d+\.json$/.test(basename(file)))
    .map((file): { files: Record<string, string>; solution: string } => JSON.parse(readFileSync(file, 'utf8')));
}

test('the test of every bug that is repaired in the page fails on the bug, and passes on the repair', async ({
  site,
  page,
}) => {
  const runner = await openRunner(page, site.url);
  const bugs = publishedBugs();
  expect(bugs.length).toBeGreaterThan(10);
  for (const { files, solution } of bugs) {
    const statuses = async (change: Record<string, string>) => {
      const events = await runner.run({ ...files, ...change });
      return { ...outcome(events), statuses: new Set(events.flatMap(({ status }) => status ?? [])) };
    };
    const repaired = { statuses: new Set(['passed']), reason: 'finished', errors: [], blocked: null };
    expect((await statuses({})).statuses, files['tests.ts']).toContain('failed');
    expect(await statuses({ 'subject.ts': solution }), files['tests.ts']).toEqual(repaired);
  }
});
