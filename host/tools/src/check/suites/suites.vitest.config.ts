import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { hostDir } from '../../workspace.ts';

const importer = join(hostDir, 'sdk/src/contract.ts');

/** How the tests of bugs and exercises run: from a temporary folder, with the packages of this repository. */
export default defineConfig({
  plugins: [
    {
      name: 'packages-of-the-repository',
      enforce: 'pre',
      resolveId(id, from) {
        const bare = /^[@a-z]/i.test(id) && !/^[a-z]+:/i.test(id);
        return bare && from && !from.includes('node_modules') ? this.resolve(id, importer, { skipSelf: true }) : null;
      },
    },
  ],
  server: { fs: { strict: false } },
  test: {
    // One worker would leave a core idle; vitest keeps one for itself.
    maxWorkers: 2,
    environment: 'happy-dom',
    include: ['**/*.test.{js,jsx,ts,tsx}'],
    setupFiles: [join(import.meta.dirname, 'suites-setup.ts')],
  },
});
