import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FrameDocument } from '@site/learning/runner/document';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** Where the sandbox is in development, as the host's index.html names it. */
const address = '/runner.html';

const source = dirname(createRequire(import.meta.url).resolve('@site/learning/runner/document'));

/** Adds the sandbox for readers' code to the host: one document with all its scripts in it, because its opaque origin can load nothing. */
export function runnerPlugin(): Plugin {
  return {
    name: 'site:runner',
    generateBundle: {
      // After the federation plugin, which adds the host's scripts to every document that is there.
      order: 'post',
      async handler() {
        this.emitFile({ type: 'asset', name: 'runner.html', source: await runnerDocument() });
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(address, (_request, response, next) => {
        runnerDocument().then((html) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}

/** The sandbox's document as HTML. */
export async function runnerDocument(): Promise<string> {
  const [frame, runtime] = await Promise.all([bundle('main.ts'), bundle('../runtime/main.ts')]);
  const frameHash = `'sha256-${createHash('sha256').update(frame).digest('base64')}'`;
  return `<!doctype html>${renderToStaticMarkup(createElement(FrameDocument, { frame, frameHash, runtime }))}`;
}

/** A module and all that it imports as one script, which no text in it can end early. */
async function bundle(file: string): Promise<string> {
  const code = await bundleScript(join(source, file));
  return code.replaceAll(/<(?=\/script|script|!--)/gi, '\\x3C');
}
