import * as v from 'valibot';
import { type Answer, type Command, withoutWorker } from './frame/command.ts';
import { guarded } from './guarded.ts';
import { type Program, type RunEvent, runEvents } from './protocol.ts';
import { runnerAddress } from './runner-address.ts';

/** How often the page looks at the clock, in milliseconds. */
const tick = 100;

/** After so many ticks without a word the program is blocked: it reports every 250 ms, and its loops end after two seconds. */
const silence = 50;

interface ShownProgram {
  /** Called for what it prints and what is thrown in it. After `end` with another reason than `finished`, its frame has to go. */
  onEvent: (event: RunEvent) => void;
  /** Called when it has begun. */
  onStart: () => void;
  /** Called whenever it reports, with or without something to say. */
  onReport: () => void;
}

/**
 * Runs a program in a frame that readers see and use. It goes on until it is ended, blocks its frame (the reason `time`), or
 * leaves its document (`crashed`).
 * @param frame an `<iframe>` with the rights of the sandbox, and nothing in it
 * @returns ends it, so that nothing is reported any more
 */
export function showProgram(
  frame: HTMLIFrameElement,
  program: Program,
  { onEvent, onStart, onReport }: ShownProgram,
): () => void {
  const { port1, port2 } = new MessageChannel();
  const watch = new AbortController();
  const ready: Answer = 'ready';
  let timer: ReturnType<typeof setInterval> | undefined;
  let ticks = 0;
  const end = () => {
    watch.abort();
    clearInterval(timer);
    port1.close();
  };
  const giveUp = (reason: 'time' | 'crashed') => {
    end();
    onEvent({ type: 'end', reason });
  };
  port1.onmessage = ({ data }) => {
    ticks = 0;
    onReport();
    const events = v.safeParse(runEvents, data);
    if (events.success) for (const event of events.output) onEvent(event);
  };
  let hasStarted = false;
  const start = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow || data !== ready || hasStarted) return;
    hasStarted = true;
    onStart();
    const command: Command = { type: 'run', program: guarded(program), environment: program.environment };
    // An opaque origin has no name that a message could be addressed to.
    frame.contentWindow?.postMessage(command, '*', [port2]);
    if (!isDebugged(program)) timer = setInterval(() => ++ticks > silence && giveUp('time'), tick);
  };
  addEventListener('message', start, { signal: watch.signal });
  // Only Chromium tells (https://developer.mozilla.org/docs/Web/API/MessagePort/close_event); in others it is silent.
  port1.addEventListener('close', () => giveUp('crashed'), { signal: watch.signal });
  frame.src = runnerAddress() + withoutWorker;
  return end;
}

/** Whether a reader stops it in the developer tools: then it may be silent for as long as it takes. */
function isDebugged({ files }: Program): boolean {
  return Object.values(files).some((code) => /\bdebugger\b/.test(code));
}
