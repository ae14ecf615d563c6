import * as v from 'valibot';

const command = v.variant('type', [
  /** The runtime checks the program. */
  v.object({ type: v.literal('run'), program: v.unknown(), environment: v.picklist(['worker', 'document', 'screen']) }),
  v.object({ type: v.literal('stop') }),
]);

/** What the page asks the sandbox to do. */
export type Command = v.InferOutput<typeof command>;

/** The end of the sandbox's address for programs that run in its document: no worker is started there ahead. */
export const withoutWorker = '#without-worker';

/** What the sandbox tells the page. Programs report through a port of their own. */
export type Answer = 'ready' | 'stopped';

export function isCommand(value: unknown): value is Command {
  return v.is(command, value);
}
