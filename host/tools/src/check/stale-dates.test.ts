import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { futureDates, staleDates } from './stale-dates.ts';

/** A repository with one dated file, committed on 21 November 2026. */
function repository() {
  const dir = tempDir({ 'pages/page.md': text('2026-11-21', 'Text.') });
  const file = join(dir, 'pages/page.md');
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.example', ...args], {
      ...{ cwd: dir, stdio: 'ignore', env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z` } },
    });
  const commit = (day: string, content?: string) => {
    if (content) writeFileSync(file, content);
    git(day, 'add', '.');
    git(day, 'commit', '-m', 'A change');
  };
  git('2026-11-21', 'init');
  commit('2026-11-21');
  const found = (reviewedOn: string, place = dir) =>
    staleDates([{ file: join(place, 'pages/page.md'), reviewedOn }], place).map(({ message }) => message);
  return { dir, git, commit, found };
}

function text(reviewedOn: string, body: string): string {
  return `---\ntitle: Maps\nreviewedOn: ${reviewedOn}\n---\n\n${body}\n`;
}

it('names a file that was changed after the day that it shows', () => {
  const { commit, found } = repository();
  expect(found('2026-11-21')).toEqual([]);
  commit('2026-11-23', text('2026-11-21', 'Other text.'));
  expect(found('2026-11-21')).toEqual([
    expect.stringContaining('"reviewedOn": is 2026-11-21, and the text was changed on 2026-11-23. Set it to that day.'),
  ]);
  expect(found('2026-11-23')).toEqual([]);
});

it('accepts a date that the last change has set, however late it was merged', () => {
  const { commit, found } = repository();
  commit('2026-11-29', text('2026-11-23', 'Other text.'));
  expect(found('2026-11-23')).toEqual([]);
});

it('reports nothing where git cannot know: in a shallow clone, and without git', () => {
  const { dir, git, commit, found } = repository();
  commit('2026-11-23', text('2026-11-21', 'Other text.'));
  const clone = join(tempDir({}), 'clone');
  git('2026-11-23', 'clone', '--depth=1', `file://${dir}`, clone);
  expect(found('2026-11-21', clone)).toEqual([]);
  expect(found('2026-11-21', tempDir({ 'pages/page.md': text('2026-11-21', 'Text.') }))).toEqual([]);
});

it('names a file whose date is later than tomorrow', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2062-11-27'];
  const files = days.map((reviewedOn) => ({ file: `${reviewedOn}.md`, reviewedOn }));
  expect(futureDates(files, Date.parse('2026-11-27T23:00:00Z')).map(({ message }) => message)).toEqual(
    ['2026-11-29', '2062-11-27'].map(
      (late) => `${late}.md: front matter field "reviewedOn": is ${late}, which is in the future. Today is 2026-11-27.`,
    ),
  );
});
