import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { isolatedTests, tests } from './src/vite/test-options.ts';
import { hostDir, remoteDirs } from './src/workspace.ts';

/** The projects of one workspace, by the name of its folder; what they need to build comes from its own configuration. */
function projectsOf(dir: string): TestProjectConfiguration[] {
  const name = basename(dir);
  const build =
    dir === hostDir || remoteDirs().includes(dir) ? { extends: join(dir, 'vite.config.ts') } : { plugins: [react()] };
  return [
    { ...build, root: dir, test: { ...tests, name } },
    { ...build, root: dir, test: { ...isolatedTests, name: `${name} (isolated)` } },
  ];
}

/** All workspaces. */
export default defineConfig({
  test: {
    // One more than the cores of a small machine: some tests wait for other processes.
    maxWorkers: 3,
    projects: [
      ...[hostDir, join(hostDir, 'sdk'), join(hostDir, 'learning'), ...remoteDirs()].flatMap(projectsOf),
      {
        root: join(hostDir, 'tools'),
        test: {
          name: 'tools',
          environment: 'node',
          setupFiles: ['@site/sdk/testing/setup'],
          include: ['src/**/*.test.{ts,tsx}'],
          // They end a test that hangs. On a slow machine that is busy, the longest takes more than five minutes.
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
          // They share their modules, as those of the other workspaces do.
          isolate: false,
        },
      },
    ],
  },
});
