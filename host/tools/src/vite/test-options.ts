import type { ViteUserConfig } from 'vitest/config';

type TestOptions = NonNullable<ViteUserConfig['test']>;

const common: TestOptions = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { settings: { disableCSSFileLoading: true } } },
  setupFiles: ['@site/sdk/testing/setup'],
  testTimeout: 30_000,
  css: { include: [/\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
  pool: 'threads',
};

const isolated = '{src,build}/**/*.isolated.test.{ts,tsx}';

/**
 * How every workspace runs its tests: they share a document and their modules, which takes a quarter of the time. They leave
 * nothing behind, and replace no modules.
 */
export const tests: TestOptions = {
  ...common,
  include: ['{src,build}/**/*.test.{ts,tsx}'],
  exclude: [isolated],
  isolate: false,
};

/** How it runs those that replace a module or a global for good: each file has a document and modules of its own. */
export const isolatedTests: TestOptions = { ...common, include: [isolated], isolate: true };
