import * as v from 'valibot';

/** A stretch of the main thread, in milliseconds since the navigation began. */
export interface Task {
  start: number;
  duration: number;
}

const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      ts: v.number(),
      dur: v.optional(v.number(), 0),
      args: v.optional(v.object({ data: v.optional(v.object({ documentLoaderURL: v.optional(v.string()) })) }), {}),
    }),
  ),
});

/** What a trace has to record for {@link lookupsOfPositions}. */
export const traceCategories = ['blink.user_timing', 'disabled-by-default-v8.compile'];

/**
 * The times at which V8 parsed functions again to learn where in the source an Error was created. It does so at once for every Error
 * while something listens to the runtime of a page, as Playwright and the developer tools do; in a reader's browser, only when a
 * stack is read. React creates five when it starts, inside a function that holds all of React.
 * @param trace as `browser.stopTracing` returns it, of one page
 * @throws Error when no document began to load from the address
 */
export function lookupsOfPositions(trace: Buffer, address: string): Task[] {
  const { traceEvents } = v.parse(Trace, JSON.parse(trace.toString()));
  const navigation = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  if (!navigation) throw new Error(`The trace has no navigation to ${address}.`);
  return traceEvents
    .filter(({ name, pid }) => name === 'V8.CollectSourcePositions' && pid === navigation.pid)
    .map(({ ts, dur }) => ({ start: (ts - navigation.ts) / 1000, duration: dur / 1000 }));
}

/**
 * How long the main thread was blocked, in milliseconds: of each task, what is over 50 ms (https://web.dev/articles/tbt).
 * @param lookups what a reader's browser does not do in these tasks
 */
export function blockedTime(tasks: readonly Task[], lookups: readonly Task[]): number {
  return tasks.reduce((sum, task) => {
    const inside = lookups.filter(({ start }) => start >= task.start && start < task.start + task.duration);
    const tools = inside.reduce((total, { duration }) => total + duration, 0);
    return sum + Math.max(0, task.duration - tools - 50);
  }, 0);
}
