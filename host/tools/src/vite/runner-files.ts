import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FrameDocument } from '@site/learning/runner/document';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { InputOptions, Plugin } from 'rolldown';
import { bundle, bundleScript, forBrowsers } from './bundle-script.ts';
import { withoutUnused } from './unused-modules.ts';

const { resolve } = createRequire(import.meta.url);
const frame = dirname(resolve('@site/learning/runner/document'));
const stepper = resolve('@site/learning/stepper/library');

/** What libraries take from the runtime and from the library before them. */
const fromRuntime = ['vitest', 'site:program', 'site:page'];
const fromComponent = ['react', 'react-dom', 'react-dom/client'];

/** The files of the sandbox, by how their names end. */
export type RunnerFiles = Record<string, string | Buffer>;

/**
 * Builds the sandbox: one document with all its scripts in it, because its opaque origin can load nothing; and beside it the
 * libraries, which the page sends to programs that need them.
 */
export async function runnerFiles(): Promise<RunnerFiles> {
  const challenges = '@site/learning/challenge/libraries';
  const packages = '@site/learning/runner/libraries';
  const [html, component, checks, testing, growth, sample, redux, reactRedux, valibot, timers, stepper] =
    await Promise.all([
      runnerDocument(),
      library(`${challenges}/component`, fromRuntime),
      library(`${challenges}/checks`, [...fromRuntime, '@site/learning/component']),
      library('@site/learning/exercise/library', [...fromRuntime, ...fromComponent]),
      library('@site/learning/growth/library', fromRuntime),
      library('@site/learning/samples/library', fromRuntime),
      library(`${packages}/redux`),
      library(`${packages}/react-redux`, fromComponent),
      library(`${packages}/valibot`),
      library(`${packages}/fake-timers`, fromRuntime),
      stepperLibrary(),
    ]);
  return {
    '.html': html,
    '.component.js': component,
    '.checks.js': checks,
    '.testing.js': testing,
    '.growth.js': growth,
    '.sample.js': sample,
    '.redux.js': redux,
    '.react-redux.js': reactRedux,
    '.valibot.js': valibot,
    '.fake-timers.js': timers,
    '.stepper.js': stepper,
    '.quickjs.wasm': quickjsWasm(),
  };
}

/** The sandbox's document as HTML. */
async function runnerDocument(): Promise<string> {
  const [main, runtime] = await Promise.all([
    scriptOf(join(frame, 'main.ts')),
    scriptOf(join(frame, '../runtime/main.ts'), withoutUnused()),
  ]);
  const script = `(function (runtime) {${main}})(function () {${runtime}});`;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return `<!doctype html>${renderToStaticMarkup(createElement(FrameDocument, { script, hash }))}`;
}

/** A module and all that it imports as one script, which no text in it can end early. */
async function scriptOf(input: string, options?: InputOptions): Promise<string> {
  const code = await bundleScript(input, options);
  return code.replaceAll(/<(?=\/script|script|!--)/gi, '\\x3C');
}

/** A library as a CommonJS script. It has React's development build, which warns, and which Strict Mode runs twice. */
function library(name: string, external: string[] = []): Promise<string> {
  return bundle(
    { input: resolve(name), external, plugins: [rawText], ...forBrowsers('development') },
    { format: 'cjs', codeSplitting: false },
  );
}

/** The library `stepper`, with the script that it runs inside of QuickJS as text. */
async function stepperLibrary(): Promise<string> {
  const inside = await insideScript();
  const plugin: Plugin = {
    name: 'inside-script',
    resolveId: (id) => (id === 'site:inside' ? id : null),
    load: (id) => (id === 'site:inside' ? `export default ${JSON.stringify(inside)};` : null),
  };
  const options = { input: stepper, external: fromRuntime, plugins: [plugin], ...forBrowsers('production') };
  return bundle(options, { format: 'cjs', codeSplitting: false });
}

/** QuickJS as WebAssembly. */
function quickjsWasm(): Buffer {
  return readFileSync(createRequire(stepper).resolve('@jitl/quickjs-ng-wasmfile-release-sync/wasm'));
}

/** The script that runs inside of QuickJS before the program, as a CommonJS module. */
export function insideScript(): Promise<string> {
  const input = resolve('@site/learning/stepper/inside');
  return bundle({ input, ...forBrowsers('production') }, { format: 'cjs' });
}

/** Imports a file as its text, as Vite does: `./base.css?raw`. */
const rawText: Plugin = {
  name: 'raw-text',
  resolveId: (id, importer) => (id.endsWith('?raw') && importer ? join(dirname(importer), id) : null),
  load: (id) =>
    id.endsWith('?raw') ? `export default ${JSON.stringify(readFileSync(id.replace(/\?raw$/, ''), 'utf8'))};` : null,
};
