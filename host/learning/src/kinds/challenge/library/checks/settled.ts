// Fake timers replace the global one.
const start = globalThis.setTimeout;

/** Fulfilled when what the component has queued so far is done: React's renders and effects, promises, timers without delay. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => start.call(globalThis, resolve));
}
