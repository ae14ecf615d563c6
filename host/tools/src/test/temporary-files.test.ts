import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { hasRoom, isExecutable, keepTemporaryFilesInMemory } from './temporary-files.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['rw,relatime', true],
  ['rw,nosuid,nodev,noexec,relatime', false],
])('finds whether programs in memory can be run, mounted with %s', (options, expected) => {
  const mounts = `/dev/vda / ext4 rw,noexec 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`;
  expect(isExecutable(mounts)).toBe(expected);
});

it('takes nothing for granted where the folder is not mounted', () => {
  expect(isExecutable('/dev/vda / ext4 rw 0 0\n')).toBe(false);
});

it.each(['TMPDIR', 'SITE_STORE'])('changes nothing where %s is set', (name) => {
  vi.stubEnv('TMPDIR', '');
  vi.stubEnv(name, '/somewhere');
  const before = process.env.TMPDIR;
  keepTemporaryFilesInMemory();
  expect(process.env.TMPDIR).toBe(before);
});

it.runIf(hasRoom())('has a process keep them in memory, and nothing is left when it ends', () => {
  const { TMPDIR: _, SITE_STORE: __, ...env } = process.env;
  const file = join(import.meta.dirname, 'temporary-files.ts');
  const code = `import(${JSON.stringify(file)}).then(({ keepTemporaryFilesInMemory }) => {
    keepTemporaryFilesInMemory();
    console.log(require('node:os').tmpdir());
  })`;
  const folder = execFileSync(process.execPath, ['--import', 'tsx', '-e', code], { encoding: 'utf8', env }).trim();
  expect(folder).toMatch(/^\/dev\/shm\/site-/);
  expect(existsSync(folder)).toBe(false);
});
