import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FrameDocument } from '@site/learning/runner/document';
import type { LibraryName } from '@site/learning/runner/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { InputOptions, Plugin } from 'rolldown';
import { bundle, bundleScript, forBrowsers } from './bundle-script.ts';
import { withoutUnused } from './unused-modules.ts';

const { resolve } = createRequire(import.meta.url);
const frame = dirname(resolve('@site/learning/runner/document'));
const stepper = resolve('@site/learning/stepper/library');

/** What libraries take from the runtime and from the library `component`. */
const fromRuntime = ['vitest', 'site:program', 'site:page'];
const fromComponent = ['react', 'react-dom', 'react-dom/client'];

/** The files of the sandbox, by how their names end. */
export type RunnerFiles = Record<string, string | Buffer>;

/** The module of each library that is bundled as it is, and what it takes from the runtime and from the libraries before it. */
const libraries: Record<Exclude<LibraryName, 'stepper'>, { module: string; external: string[] }> = {
  component: { module: 'challenge/libraries/component', external: fromRuntime },
  checks: { module: 'challenge/libraries/checks', external: [...fromRuntime, '@site/learning/component'] },
  testing: { module: 'exercise/library', external: [...fromRuntime, ...fromComponent] },
  growth: { module: 'growth/library', external: fromRuntime },
  sample: { module: 'samples/library', external: fromRuntime },
  redux: { module: 'runner/libraries/redux', external: [] },
  'react-redux': { module: 'runner/libraries/react-redux', external: fromComponent },
  valibot: { module: 'runner/libraries/valibot', external: [] },
  'fake-timers': { module: 'runner/libraries/fake-timers', external: fromRuntime },
};

/**
 * Builds the sandbox: one document with all its scripts in it, because its opaque origin can load nothing; and beside it the
 * libraries, which the page sends to programs that need them.
 */
export async function runnerFiles(): Promise<RunnerFiles> {
  const bundled = Object.entries(libraries).map(
    async ([name, { module, external }]) => [`.${name}.js`, await library(module, external)] as const,
  );
  const [html, stepper, ...others] = await Promise.all([runnerDocument(), stepperLibrary(), ...bundled]);
  return {
    '.html': html,
    '.stepper.js': stepper,
    '.quickjs.wasm': quickjsWasm(),
    ...Object.fromEntries(others),
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
function library(module: string, external: string[]): Promise<string> {
  return bundle(
    { input: resolve(`@site/learning/${module}`), external, plugins: [rawText], ...forBrowsers('development') },
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
