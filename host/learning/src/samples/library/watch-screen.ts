/**
 * Watches what the scripts of a document do from now on besides timers: frames that they ask for, transitions and animations that end
 * by themselves, and lines that they print.
 * @returns waits for two frames and a moment in which nothing of that was under way
 */
export function watchScreen(): () => Promise<void> {
  const [start, end] = [requestAnimationFrame.bind(window), cancelAnimationFrame.bind(window)];
  const later = setTimeout.bind(window);
  const frames = new Set<number>();
  let printed = 0;

  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      printed += 1;
      write(...values);
    };
  }
  window.requestAnimationFrame = (run) => {
    const id = start((time) => {
      frames.delete(id);
      run(time);
    });
    frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    frames.delete(id);
    end(id);
  };

  const isBusy = () => frames.size > 0 || isAnimating();
  const frame = () => new Promise((resolve) => start(resolve));
  return async () => {
    for (;;) {
      const before = printed;
      await frame();
      await frame();
      await new Promise((resolve) => later(resolve, 20));
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
