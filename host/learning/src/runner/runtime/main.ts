import * as v from 'valibot';
import { program, type RunEvent } from '../protocol.ts';
import { installConsole } from './console.ts';
import { failureOf } from './failure.ts';
import { LoopGuard } from './LoopGuard.ts';
import { Modules } from './modules.ts';
import { firstOf, PendingTimers } from './pending-timers.ts';
import { installForms } from './printed-forms.ts';
import { Report } from './report.ts';
import { runTests } from './run-tests.ts';
import { Stacks } from './Stacks.ts';
import { isEvalNamed } from './script-address.ts';
import { vitestModule } from './vitest.ts';

/** How often the page hears that the worker is not blocked, in milliseconds. */
const heartbeat = 250;

/** How many errors outside of tests the page is told. */
const mostFailures = 100;

/**
 * Runs one program in this worker or document; the page ends it afterwards. What a program could flood the page with is gone when
 * it starts.
 */
function listen({ data, ports: [port] }: MessageEvent): void {
  const parsed = v.safeParse(program, data);
  if (!port || !parsed.success) return;
  removeEventListener('message', listen);
  const send = port.postMessage.bind(port);
  // In WebKit an opaque origin has a cache of its own.
  for (const name of ['postMessage', 'caches']) removeGlobal(name);
  void start(parsed.output, (events) => send(events));
}

addEventListener('message', listen);

function removeGlobal(name: string): void {
  for (let place: object | null = globalThis; place; place = Object.getPrototypeOf(place))
    Reflect.deleteProperty(place, name);
}

async function start(
  { files, entry, only, libraries, wasm }: v.InferOutput<typeof program>,
  send: (events: RunEvent[]) => void,
): Promise<void> {
  const report = new Report(send);
  const guard = new LoopGuard(performance.now.bind(performance), (place) => {
    report.add({ type: 'blocked', place });
    report.flush();
  });
  setInterval(() => {
    guard.restart();
    report.flush();
  }, heartbeat);
  const timers = new PendingTimers();
  timers.install();
  installConsole(console, report);
  installForms();

  report.flush();

  const stacks = new Stacks(files);
  stacks.install();
  let failures = 0;
  const fail = (thrown: unknown) => {
    failures += 1;
    if (failures <= mostFailures) report.add({ type: 'error', failure: failureOf(thrown, stacks) });
  };
  reportUncaught(fail);
  const waits: (() => Promise<void>)[] = [];
  const page = {
    wasm,
    report: (value: unknown) => report.add({ type: 'result', value }),
    endless(message: string) {
      report.add({ type: 'error', failure: { message, compared: null, place: guard.place, moment: null } });
      report.add({ type: 'end', reason: 'time' });
      report.flush();
      guard.expire();
    },
    linked: () => guard.extend(),
    beforeEnd: (wait: () => Promise<void>) => waits.push(wait),
  };
  const modules = new Modules(files, { vitest: vitestModule(), 'site:page': page }, guard.check);
  // Libraries may register hooks, as the tests do.
  const load = async () => {
    if (!isEvalNamed()) await modules.giveAddresses(entry, stacks);
    for (const library of libraries) modules.addLibrary(library);
    // To return the promise would call its method `then`.
    await modules.run(entry);
  };
  try {
    if (importsVitest(files[entry])) await runTests({ load, stacks, only, report, guard });
    else await firstOf(load(), timers.deadlock());
    do {
      await timers.settled();
      for (let index = 0; index < waits.length; index += 1) await waits[index]?.();
    } while (timers.isPending);
  } catch (error) {
    fail(error);
  } finally {
    report.add({ type: 'end', reason: 'finished' });
    report.flush();
  }
}

function importsVitest(code = ''): boolean {
  return /\bfrom\s*['"]vitest['"]/.test(code);
}

function reportUncaught(fail: (thrown: unknown) => void): void {
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });
  addEventListener('error', (event) => {
    event.preventDefault();
    // What an engine says of a script that it takes for another site's.
    const isHidden = event.message === 'Script error.' && event.error === null;
    fail(isHidden ? new Error('The browser does not say what was thrown.') : event.error);
  });
}
