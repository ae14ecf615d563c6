import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { hostDir, remoteDirs, root } from '../../workspace.ts';

const skipped = ['node_modules', 'dist', 'docs', 'test-results'];

/** The folders whose imports the rules of .biome.json check. */
const checked =
  /^(?:host\/(?:src|sdk\/src|learning\/src|tools|e2e)\/|remote-[^/]+\/(?:src|build)\/|[^/]+\/(?:vite|playwright)\.config\.ts$)/;

function sourceFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return skipped.includes(entry.name) || entry.name.startsWith('.') ? [] : sourceFiles(path);
    return /(?<!\.d)\.tsx?$/.test(entry.name) ? [relative(root, path).replaceAll('\\', '/')] : [];
  });
}

const files = [hostDir, ...remoteDirs()].flatMap(sourceFiles);

it('every source file is in a folder whose imports are checked', () => {
  expect(files.filter((file) => !checked.test(file))).toEqual([]);
});

it('no file or folder has a name that says nothing about its content', () => {
  const vague = /(?:^|\/)(?:utils|common|helpers|types)(?:[./]|$)/;
  expect(files.filter((file) => vague.test(file))).toEqual([]);
});
