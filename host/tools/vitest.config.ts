import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from './src/vite/test-options.ts';
import { hostDir, remoteDirs } from './src/workspace.ts';

/** All workspaces in one run. Host and remotes bring their own configuration; sdk and tools have none besides this. */
export default defineConfig({
  test: {
    // One more than the cores of a small machine: some tests wait for other processes.
    maxWorkers: 3,
    projects: [
      ...[hostDir, ...remoteDirs()].map((dir) => join(dir, 'vite.config.ts')),
      { root: join(hostDir, 'sdk'), plugins: [react()], test: { ...sharedTestOptions, name: 'sdk' } },
      { root: join(hostDir, 'learning'), plugins: [react()], test: { ...sharedTestOptions, name: 'learning' } },
      {
        root: join(hostDir, 'tools'),
        test: { name: 'tools', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
