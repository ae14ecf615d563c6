import { afterEach, expect, it, vi } from 'vitest';
import { isExecutable, keepTemporaryFilesInMemory } from './memory-folder.ts';

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
