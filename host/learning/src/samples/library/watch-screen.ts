/**
 * Watches what the scripts of a document wait for from now on: timers, frames, transitions and animations that end by themselves.
 * @returns waits for two frames and a moment in which nothing was printed and nothing was waiting
 */
export function watchIdle(): () => Promise<void> {
  const own = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
  };
  const waiting = new Set<string>();
  let printed = 0;

  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      printed += 1;
      write(...values);
    };
  }
  const isOver = (name: string) => void waiting.delete(name);
  Object.assign(window, {
    setTimeout(run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
      const id = own.setTimeout(() => {
        isOver(`timer ${id}`);
        run(...args);
      }, delay);
      waiting.add(`timer ${id}`);
      return id;
    },
    setInterval(run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
      const id = own.setInterval(run, delay, ...args);
      waiting.add(`timer ${id}`);
      return id;
    },
    clearTimeout(id: number) {
      isOver(`timer ${id}`);
      own.clearTimeout(id);
    },
    clearInterval(id: number) {
      isOver(`timer ${id}`);
      own.clearInterval(id);
    },
    requestAnimationFrame(run: FrameRequestCallback) {
      const id = own.requestAnimationFrame((time) => {
        isOver(`frame ${id}`);
        run(time);
      });
      waiting.add(`frame ${id}`);
      return id;
    },
    cancelAnimationFrame(id: number) {
      isOver(`frame ${id}`);
      own.cancelAnimationFrame(id);
    },
  });

  const isBusy = () => waiting.size > 0 || isAnimating();
  const frame = () => new Promise((resolve) => own.requestAnimationFrame(resolve));
  const pause = (time: number) => new Promise((resolve) => own.setTimeout(resolve, time));
  return async () => {
    for (;;) {
      const before = printed;
      await frame();
      await frame();
      await pause(20);
      if (isBusy() || printed !== before) continue;
      // An animation that has just ended tells so in the next frame.
      await frame();
      if (!isBusy() && printed === before) return;
    }
  };
}

/** Whether a transition or an animation that ends by itself is under way. */
function isAnimating(): boolean {
  return document.getAnimations().some((one) => {
    const end = one.effect?.getComputedTiming().endTime;
    return one.playState === 'running' && typeof end === 'number' && Number.isFinite(end);
  });
}
