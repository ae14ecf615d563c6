/**
 * Timers built on setTimeout that can all be stopped at once.
 * @param now the time in milliseconds
 */
export function createTimers(now: () => number = () => performance.now()) {
  const handles = new Map<number, ReturnType<typeof setTimeout>>();
  let lastId = 0;

  /** Calls a function once, after a delay in milliseconds. @returns the id of the timer */
  function startTimeout(fn: () => void, ms: number): number {
    const id = ++lastId;
    const run = () => {
      handles.delete(id);
      fn();
    };
    handles.set(id, setTimeout(run, ms));
    return id;
  }

  /** Calls a function again and again, at multiples of a period in milliseconds. @returns the id of the timer */
  function startInterval(fn: () => void, ms: number): number {
    const id = ++lastId;
    const period = Math.max(1, ms);
    const start = now();
    let tick = 0;
    const planNext = () => {
      const time = now();
      tick = Math.max(tick, Math.floor((time - start) / period)) + 1;
      handles.set(id, setTimeout(run, start + tick * period - time));
    };
    const run = () => {
      planNext();
      fn();
    };
    planNext();
    return id;
  }

  /** Ends a timer. */
  function stop(id: number): void {
    clearTimeout(handles.get(id));
    handles.delete(id);
  }

  /** Ends all timers. */
  function stopAll(): void {
    for (const id of handles.keys()) stop(id);
  }

  return { startTimeout, startInterval, stop, stopAll };
}
