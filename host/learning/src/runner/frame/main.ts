import { type Answer, type Command, isCommand, withoutWorker } from './command.ts';
import { emulateFocusWhereRefused } from './emulate-focus.ts';

/** Runs one program in this worker or document. The script of the document names it, around this one. */
declare const runtime: () => void;

/**
 * The document that readers' programs run in. It has an opaque origin (`<iframe sandbox="allow-scripts">`), so that nothing of the
 * site or of the reader is in reach. It starts a worker for each program, which it can end at any time, or runs a program that
 * needs elements itself.
 */
function start(): void {
  // With the site's own origin a program could read what the reader has stored, so nothing runs there.
  if (origin !== 'null') {
    document.body.textContent = 'This page runs code for the site, and only inside of it.';
    return;
  }
  document.body.replaceChildren();
  const script = URL.createObjectURL(new Blob([`(${runtime})()`], { type: 'text/javascript' }));
  // The next run does not wait for its worker to start.
  let next = location.hash === withoutWorker ? null : new Worker(script);
  let current: Worker | null = null;

  const run = ({ program, environment }: Extract<Command, { type: 'run' }>, port: MessagePort) => {
    if (environment === 'screen') emulateFocusWhereRefused();
    if (environment !== 'worker') return runHere(program, port);
    current = next ?? new Worker(script);
    current.postMessage(program, [port]);
    next = new Worker(script);
  };
  addEventListener('message', ({ source: sender, data, ports: [port] }) => {
    if (sender !== parent || !isCommand(data)) return;
    current?.terminate();
    current = null;
    if (data.type === 'stop') answer('stopped');
    else if (port) run(data, port);
  });
  answer('ready');
}

/**
 * Runs a program in this document, with the same runtime as a worker has. It is a part of the document's script, because browsers keep
 * what they compile of that, and compile a blob in every frame anew.
 */
function runHere(program: unknown, port: MessagePort): void {
  runtime();
  dispatchEvent(new MessageEvent('message', { data: program, ports: [port] }));
}

function answer(text: Answer): void {
  parent.postMessage(text, '*');
}

start();
