import { type Answer, type Command, isCommand, withoutWorker } from './command.ts';
import { emulateFocusWhereRefused } from './emulate-focus.ts';

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
  const source = document.getElementById('runtime')?.textContent ?? '';
  const runtime = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  document.body.replaceChildren();
  // The next run does not wait for its worker to start.
  let next = location.hash === withoutWorker ? null : new Worker(runtime);
  let current: Worker | null = null;

  const run = ({ program, environment }: Extract<Command, { type: 'run' }>, port: MessagePort) => {
    if (environment === 'screen') emulateFocusWhereRefused();
    if (environment !== 'worker') return runHere(runtime, program, port);
    current = next ?? new Worker(runtime);
    current.postMessage(program, [port]);
    next = new Worker(runtime);
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

/** Runs a program in this document, with the same runtime as a worker has. */
function runHere(runtime: string, program: unknown, port: MessagePort): void {
  const script = document.createElement('script');
  script.src = runtime;
  script.onload = () => {
    script.remove();
    postMessage(program, '*', [port]);
  };
  document.head.append(script);
}

function answer(text: Answer): void {
  parent.postMessage(text, '*');
}

start();
