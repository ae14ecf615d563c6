/**
 * Runs in every page of a browser sample before the sample does: writes values to the console in one form, and detects when
 * the sample has nothing left to do.
 */
{
  const startTimer = window.setTimeout;
  const stopTimer = window.clearTimeout;
  const startInterval = window.setInterval;
  const startFrame = window.requestAnimationFrame;
  const stopFrame = window.cancelAnimationFrame;
  const timers = new Set<string>();
  let printed = 0;
  let ended = false;

  const textOf = (value: unknown): string => (typeof value === 'string' ? value : formatted(value, []));

  function formatted(value: unknown, inside: readonly unknown[]): string {
    if (typeof value === 'string') return JSON.stringify(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'function') return `[function ${value.name || '(anonymous)'}]`;
    if (Object.is(value, -0)) return '-0';
    if (typeof value !== 'object' || value === null) return String(value);
    if (inside.includes(value)) return '[circular]';
    if (value instanceof Error) return String(value);
    if (value instanceof Element) return (value.cloneNode(false) as Element).outerHTML.replace(/<\/[^>]*>$/, '');
    if ('toJSON' in value && typeof value.toJSON === 'function') return formatted(value.toJSON(), [...inside, value]);
    const deeper = [...inside, value];
    if (Array.isArray(value)) return `[${Array.from(value, (one) => formatted(one, deeper)).join(',')}]`;
    const fields = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${formatted(one, deeper)}`);
    return `{${fields.join(',')}}`;
  }

  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const text = values.map(textOf).join(' ');
      if (text.startsWith('%cDownload the React DevTools')) return;
      printed += 1;
      write(text);
    };
  }

  const start = (id: string) => void timers.add(id);
  const stop = (id: string) => void timers.delete(id);
  Object.assign(window, {
    setTimeout(run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
      const id = startTimer(() => {
        stop(`timer ${id}`);
        run(...args);
      }, delay);
      start(`timer ${id}`);
      return id;
    },
    setInterval(run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
      const id = startInterval(run, delay, ...args);
      start(`timer ${id}`);
      return id;
    },
    clearTimeout(id: number) {
      stop(`timer ${id}`);
      stopTimer(id);
    },
    clearInterval(id: number) {
      stop(`timer ${id}`);
      stopTimer(id);
    },
    requestAnimationFrame(run: FrameRequestCallback) {
      const id = startFrame((time) => {
        stop(`frame ${id}`);
        run(time);
      });
      start(`frame ${id}`);
      return id;
    },
    cancelAnimationFrame(id: number) {
      stop(`frame ${id}`);
      stopFrame(id);
    },
  });

  /** Whether a transition or an animation that ends by itself is under way. */
  const isAnimating = () =>
    document.getAnimations().some((one) => {
      const end = one.effect?.getComputedTiming().endTime;
      return one.playState === 'running' && typeof end === 'number' && Number.isFinite(end);
    });

  const isBusy = () => !ended || timers.size > 0 || isAnimating();
  const frame = () => new Promise((resolve) => startFrame(resolve));
  const pause = (time: number) => new Promise((resolve) => startTimer(resolve, time));

  /** Two frames and a moment in which nothing was printed and nothing was waiting. */
  async function whenIdle(): Promise<void> {
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
  }

  const end = () => {
    ended = true;
  };
  Object.defineProperty(window, Symbol.for('sample'), { value: { whenIdle, end } });
}
