import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/**
 * Adds the service worker to the host: one script without a hash in its name, which a release puts at the top of the site.
 * There is none in development, where nothing has a version.
 * @param dir the host's folder
 */
export function serviceWorkerPlugin(dir: string): Plugin {
  return {
    name: 'site:service-worker',
    apply: 'build',
    async generateBundle() {
      const source = await bundleScript(join(dir, 'src/offline/service-worker.ts'));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
