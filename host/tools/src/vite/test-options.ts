import type { ViteUserConfig } from 'vitest/config';

/** How every workspace runs its tests. */
export const testOptions: NonNullable<ViteUserConfig['test']> = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { settings: { disableCSSFileLoading: true } } },
  include: ['{src,build}/**/*.test.{ts,tsx}'],
  setupFiles: ['@site/sdk/testing/setup'],
  testTimeout: 30_000,
  css: { include: [/\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
};

/**
 * For workspaces with many small test files: they share a document and their modules, which takes a quarter of the time. Their
 * tests leave nothing behind, and replace no modules.
 */
export const sharedTestOptions: typeof testOptions = { ...testOptions, pool: 'threads', isolate: false };
