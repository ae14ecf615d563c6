import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from './src/vite/test-options.ts';
import { hostDir, remoteDirs } from './src/workspace.ts';

/** All workspaces, each a project by the name of its folder. Host and sections bring their own configuration. */
export default defineConfig({
  test: {
    // One more than the cores of a small machine: some tests wait for other processes.
    maxWorkers: 3,
    projects: [
      ...[hostDir, ...remoteDirs()].map((dir) => join(dir, 'vite.config.ts')),
      ...['sdk', 'learning'].map((name) => ({
        root: join(hostDir, name),
        plugins: [react()],
        test: { ...sharedTestOptions, name },
      })),
      {
        root: join(hostDir, 'tools'),
        test: { name: 'tools', environment: 'node', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
      },
    ],
  },
});
