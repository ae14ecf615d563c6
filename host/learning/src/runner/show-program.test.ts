import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Program, RunEvent } from './protocol.ts';
import { showProgram } from './show-program.ts';

vi.mock('./runner-address.ts', () => ({ runnerAddress: () => 'about:blank' }));

const program: Program = { files: { 'a.tsx': 'render();' }, entry: 'a.tsx', environment: 'document', only: null };

let frame: HTMLIFrameElement;
let port: MessagePort | undefined;

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  frame = document.body.appendChild(document.createElement('iframe'));
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((...[, , ports]: unknown[]) => {
    port = (ports as MessagePort[])[0];
  });
});

afterEach(() => {
  vi.useRealTimers();
  frame.remove();
});

function load(shown = program) {
  const events: RunEvent[] = [];
  const end = showProgram(frame, shown, { onEvent: (event) => events.push(event), onStart() {}, onReport() {} });
  port = undefined;
  dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data: 'ready' }));
  return { events, end };
}

async function show(shown?: Program) {
  const shows = load(shown);
  while (!port) await aMoment();
  return shows;
}

it('gives up on a program that says nothing for five seconds', async () => {
  const { events } = await show();
  vi.advanceTimersByTime(5_000);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(events).toEqual([{ type: 'end', reason: 'time' }]);
  vi.advanceTimersByTime(10_000);
  expect(events).toHaveLength(1);
});

it('gives up on a frame that does not load', () => {
  const events: RunEvent[] = [];
  showProgram(frame, program, { onEvent: (event) => events.push(event), onStart() {}, onReport() {} });
  vi.advanceTimersByTime(20_000);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(events).toEqual([{ type: 'end', reason: 'time' }]);
});

it('sends no program that was ended before it was sent', async () => {
  const { end } = load();
  end();
  await aMoment();
  expect(port).toBeUndefined();
});

it('waits for one that goes on reporting, and for one that a reader may have stopped in the developer tools', async () => {
  const { events, end } = await show();
  for (let second = 0; second < 8; second++) {
    vi.advanceTimersByTime(1_000);
    port?.postMessage([]);
    await aMoment();
  }
  expect(events).toEqual([]);
  end();
  const debugged = await show({ ...program, files: { 'a.tsx': 'debugger;' } });
  vi.advanceTimersByTime(60_000);
  expect(debugged.events).toEqual([]);
  debugged.end();
});

it('gives up on one that has found out that it would not end', async () => {
  const { events } = await show();
  port?.postMessage([{ type: 'end', reason: 'finished' }]);
  port?.postMessage([
    { type: 'end', reason: 'time' },
    { type: 'console', level: 'log', text: 'later' },
  ]);
  while (events.length < 2) await aMoment();
  port?.postMessage([{ type: 'console', level: 'log', text: 'later' }]);
  await aMoment();
  expect(events).toEqual([
    { type: 'end', reason: 'finished' },
    { type: 'end', reason: 'time' },
  ]);
});

it('gives up on one that leaves its document', async () => {
  const { events } = await show();
  port?.close();
  await vi.waitFor(() => expect(events).toEqual([{ type: 'end', reason: 'crashed' }]));
});
