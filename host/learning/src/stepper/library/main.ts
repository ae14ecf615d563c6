/// <reference path="../../runner/library-modules.d.ts" />
/// <reference path="./inside.d.ts" />
/** The library `stepper`: QuickJS, and what records a script in it. */
import inside from 'site:inside';
import { report, wasm } from 'site:page';
import { compiled } from 'site:program';
import { loadQuickJS } from '../load-quickjs.ts';
import { record } from '../record.ts';

/** Records a file of the program, and reports the recording to the page. @throws SyntaxError */
async function recordFile(file: string): Promise<void> {
  if (!wasm) throw new Error('The program came without QuickJS.');
  // Compiled at once: a program that waits for long without a timer counts as one that waits indefinitely.
  const quickjs = await loadQuickJS({ wasmModule: new WebAssembly.Module(wasm) });
  report(record(compiled(file), inside, quickjs));
}

export const packages = { '@site/learning/stepper': { recordFile } };
