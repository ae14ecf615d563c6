import { execFileSync } from 'node:child_process';
import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { changedFiles } from './changed-files.ts';

const page = 'remote-first/page.md';
const tool = 'host/tools/run.ts';

/** A checkout with two files, committed on the branch main. */
function checkout() {
  const dir = realpathSync(tempDir({ [page]: 'Text', [tool]: 'run()', 'host/tools/notes.md': 'Notes' }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.example', ...args], {
      ...{ cwd: dir, stdio: 'ignore' },
    });
  const commit = () => {
    git('add', '.');
    git('commit', '-m', 'A change');
  };
  git('init', '-b', 'main');
  commit();
  const write = (path: string) => writeFileSync(join(dir, path), 'Other text');
  const changed = () => [...(changedFiles(dir) ?? ['everything'])].map((path) => path.replace(`${dir}/`, ''));
  return { dir, git, commit, write, changed };
}

it('finds what a branch has changed, committed or not, and what is new or gone', () => {
  const { dir, git, commit, write, changed } = checkout();
  expect(changed()).toEqual([]);
  git('switch', '-c', 'topic');
  write(page);
  commit();
  expect(changed()).toEqual([page]);
  write('remote-first/new.md');
  expect(changed()).toEqual([page, 'remote-first/new.md']);
  rmSync(join(dir, page));
  expect(changed()).toEqual([page, 'remote-first/new.md']);
});

it('compares with the branch that was cloned, also from a local main', () => {
  const { git, commit, write, changed } = checkout();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
  write(page);
  commit();
  expect(changed()).toEqual([page]);
});

it('counts everything as changed if what runs content was, or if there is nothing to compare with', () => {
  const { git, write, changed } = checkout();
  write(tool);
  expect(changed()).toEqual(['everything']);
  git('checkout', '.');
  git('branch', '-m', 'other');
  expect(changed()).toEqual(['everything']);
  expect(changedFiles(tempDir({}))).toBeNull();
});
