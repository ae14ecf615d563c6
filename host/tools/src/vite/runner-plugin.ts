import type { Plugin } from 'vite';
import { runnerFiles } from './runner-files.ts';

/** Where the sandbox is in development, as the host's index.html names it: `/runner.html`, and beside it `/runner.checks.js`. */
const addresses = /^\/runner(\.[a-z.]+)$/;

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
};

/** Adds the sandbox for readers' code to the host: its document, and the libraries for programs that show components. */
export function runnerPlugin(): Plugin {
  return {
    name: 'site:runner',
    generateBundle: {
      // After the federation plugin, which adds the host's scripts to every document that is there.
      order: 'post',
      async handler() {
        const { files, version } = await runnerFiles();
        for (const [end, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName: `assets/runner-${version}${end}`, source });
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const end = request.url?.match(addresses)?.[1];
        if (end === undefined) return next();
        runnerFiles().then(({ files }) => {
          if (files[end] === undefined) return next();
          response.setHeader('Content-Type', types[end.split('.').at(-1) ?? ''] ?? 'text/plain');
          response.end(files[end]);
        }, next);
      });
    },
  };
}
