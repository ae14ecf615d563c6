import * as v from 'valibot';
import { type Answer, type Command, withoutWorker } from './frame/command.ts';
import { guarded } from './guarded.ts';
import { type Program, type RunEvent, runEvents } from './protocol.ts';
import { runnerAddress } from './runner-address.ts';

/** How often the page looks at the clock, in milliseconds. */
const tick = 100;

/**
 * After so many ticks without a word the program is blocked: it reports every 250 ms, and its loops end after two seconds. The frame
 * may take longer to load.
 */
const silence = { running: 50, loading: 200 };

type EndReason = Extract<RunEvent, { type: 'end' }>['reason'];

interface ShownProgram {
  /** Called for what it prints and what is thrown in it. After `end` with another reason than `finished`, its frame has to go. */
  onEvent: (event: RunEvent) => void;
  /** Called when it has begun. */
  onStart: () => void;
  /** Called whenever it reports, with or without something to say. */
  onReport: () => void;
}

/**
 * Runs a program in a frame that readers see and use. It goes on until it is ended, blocks its frame or renders itself without an
 * end (the reason `time`), or leaves its document (`crashed`).
 * @param frame an `<iframe>` with the rights of the sandbox, and nothing in it
 * @returns ends it, so that nothing is reported anymore
 */
export function showProgram(
  frame: HTMLIFrameElement,
  program: Program,
  { onEvent, onStart, onReport }: ShownProgram,
): () => void {
  const { port1, port2 } = new MessageChannel();
  const watch = new AbortController();
  const ready: Answer = 'ready';
  let hasStarted = false;
  let limit = silence.loading;
  let ticks = 0;
  const end = () => {
    watch.abort();
    clearInterval(timer);
    port1.close();
  };
  const giveUp = (reason: Exclude<EndReason, 'finished'>) => {
    end();
    onEvent({ type: 'end', reason });
  };
  port1.onmessage = ({ data }) => {
    ticks = 0;
    onReport();
    const events = v.safeParse(runEvents, data);
    if (!events.success) return;
    for (const event of events.output) {
      // One that renders itself without an end has found that out itself.
      if (event.type === 'end' && event.reason !== 'finished') return giveUp(event.reason);
      onEvent(event);
    }
  };
  const timer = setInterval(() => ++ticks > limit && giveUp('time'), tick);
  const start = async ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow || data !== ready || hasStarted) return;
    hasStarted = true;
    const sent = await guarded(program);
    if (watch.signal.aborted) return;
    limit = isDebugged(program) ? Number.POSITIVE_INFINITY : silence.running;
    ticks = 0;
    onStart();
    const command: Command = { type: 'run', program: sent, environment: program.environment };
    // An opaque origin has no name that a message could be addressed to.
    frame.contentWindow?.postMessage(command, '*', [port2]);
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
