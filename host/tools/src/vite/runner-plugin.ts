import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type RunnerFiles, runnerFiles } from './runner-files.ts';
import { typeChecker } from './type-checker.ts';

/** Where the sandbox is in development, as the host's index.html names it: `/runner.html`, and beside it `/runner.checks.js`. */
const addresses = /^\/runner(\.[a-z.]+)$/;

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
};

/** How the name of the type checker ends. */
const typesEnd = '.types.js';

/** Adds what works on readers' code to the host: the sandbox's document, the libraries for its programs, and the type checker. */
export function runnerPlugin(): Plugin {
  return {
    name: 'site:runner',
    generateBundle: {
      // After the federation plugin, which adds the host's scripts to every document that is there.
      order: 'post',
      async handler() {
        const [sandbox, checker] = await Promise.all([runnerFiles(), typeChecker()]);
        const files = { ...sandbox, [typesEnd]: checker };
        const version = versionOf(files);
        for (const [end, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName: `assets/runner-${version}${end}`, source });
      },
    },
    configureServer({ middlewares }) {
      let checker: Promise<RunnerFiles> | undefined; // built once: it takes seconds, and its parts rarely change
      middlewares.use((request, response, next) => {
        const end = request.url?.match(addresses)?.[1];
        if (end === undefined) return next();
        if (end === typesEnd) checker ??= typeChecker().then((file) => ({ [typesEnd]: file }));
        (end === typesEnd && checker ? checker : runnerFiles()).then((files) => {
          if (files[end] === undefined) return next();
          response.setHeader('Content-Type', types[end.split('.').at(-1) ?? ''] ?? 'text/plain');
          response.end(files[end]);
        }, next);
      });
    },
  };
}

/** Another one when any of the files is. */
function versionOf(files: RunnerFiles): string {
  const hash = createHash('sha256');
  for (const file of Object.values(files)) hash.update(file);
  return hash.digest('hex').slice(0, 12);
}
