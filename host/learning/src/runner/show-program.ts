import * as v from 'valibot';
import { type Answer, type Command, withoutWorker } from './frame/command.ts';
import { guarded } from './guarded.ts';
import { type Program, type RunEvent, runEvents } from './protocol.ts';
import { runnerAddress } from './runner-address.ts';

/**
 * Runs a program in a frame that readers see and use, without an end. Its loops have a limit.
 * @param frame an `<iframe>` with the rights of the sandbox, and nothing in it
 * @param onEvent called for what it prints and what is thrown in it
 * @returns ends it, so that nothing is reported any more
 */
export function showProgram(
  frame: HTMLIFrameElement,
  program: Program,
  onEvent: (event: RunEvent) => void,
): () => void {
  const { port1, port2 } = new MessageChannel();
  const ready: Answer = 'ready';
  port1.onmessage = ({ data }) => {
    const events = v.safeParse(runEvents, data);
    if (events.success) for (const event of events.output) onEvent(event);
  };
  const start = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow || data !== ready) return;
    removeEventListener('message', start);
    const command: Command = { type: 'run', program: guarded(program), environment: program.environment };
    // An opaque origin has no name that a message could be addressed to.
    frame.contentWindow?.postMessage(command, '*', [port2]);
  };
  addEventListener('message', start);
  frame.src = runnerAddress() + withoutWorker;
  return () => {
    removeEventListener('message', start);
    port1.close();
  };
}
