import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { program } from './commands.ts';
import { tempDir } from './testing/temp-dir.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each(['serve', 'verify', 'repair', 'clean', 'releases', 'rollback --host', 'retire hooks', 'push s3://bucket'])(
  '"site %s" needs a store that exists, and makes none',
  async (command) => {
    const dir = join(tempDir({}), 'typo');
    vi.stubEnv('SITE_STORE', dir);
    await expect(program.parseAsync(command.split(' '), { from: 'user' })).rejects.toThrow(
      `There is no store at ${dir}.`,
    );
    expect(existsSync(dir)).toBe(false);
  },
);
