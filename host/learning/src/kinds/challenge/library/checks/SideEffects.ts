interface Started {
  /** As readers are told of it. */
  name: string;
  end(): void;
}

/** What the code of a solution starts outside of its elements: timers, frames, listeners on window and document. */
export class SideEffects {
  #started = new Map<object | number, Started>();

  constructor() {
    this.#watchTimers();
    for (const target of [window, document]) this.#watchListeners(target);
  }

  /** The names of those that have not ended, such as `setInterval` or `keydown on document`. */
  running(): string[] {
    return [...this.#started.values()].map(({ name }) => name);
  }

  /** Ends all of them. */
  reset(): void {
    for (const { end } of [...this.#started.values()]) end();
    this.#started.clear();
  }

  #watchTimers(): void {
    const { setTimeout, setInterval, clearTimeout, clearInterval, requestAnimationFrame, cancelAnimationFrame } =
      window;
    const ended = (id: number | undefined) => id !== undefined && this.#started.delete(id);
    const endedBy = (end: (id?: number) => void) => (id?: number) => {
      end(id);
      ended(id);
    };
    const started = (name: string, id: number, end: (id: number) => void) => {
      if (isFromSolution()) this.#started.set(id, { name, end: () => end(id) });
      return id;
    };
    Object.assign(window, {
      setTimeout(callback: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) {
        const id = setTimeout(() => {
          ended(id);
          callback(...values);
        }, delay);
        return started('setTimeout', id, clearTimeout);
      },
      setInterval: (callback: () => void, delay?: number, ...values: unknown[]) =>
        started('setInterval', setInterval(callback, delay, ...values), clearInterval),
      requestAnimationFrame(callback: FrameRequestCallback) {
        // Below zero, because timers have the same ids.
        const id = -requestAnimationFrame((time) => {
          ended(id);
          callback(time);
        });
        return started('requestAnimationFrame', id, (id) => cancelAnimationFrame(-id));
      },
      clearTimeout: endedBy(clearTimeout),
      clearInterval: endedBy(clearInterval),
      cancelAnimationFrame: endedBy((id = 0) => cancelAnimationFrame(-id)),
    });
  }

  #watchListeners(target: EventTarget): void {
    const { addEventListener, removeEventListener } = target;
    const place = target === window ? 'window' : 'document';
    const find = (type: string, listener: unknown, isCapture: boolean) =>
      [...this.#started.keys()].find((key) => key instanceof Listening && key.is(target, type, listener, isCapture));
    const end = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | EventListenerOptions,
    ) => {
      removeEventListener.call(target, type, listener, options);
      const key = find(type, listener, isCaptured(options));
      if (key !== undefined) this.#started.delete(key);
    };
    target.addEventListener = (type, listener, options) => {
      addEventListener.call(target, type, listener, options);
      const isCapture = isCaptured(options);
      if (!listener || !isFromSolution() || find(type, listener, isCapture)) return;
      const forget = () => end(type, listener, options);
      this.#started.set(new Listening(target, type, listener, isCapture), { name: `${type} on ${place}`, end: forget });
      if (typeof options !== 'object') return;
      options.signal?.addEventListener('abort', forget);
      if (options.once) addEventListener.call(target, type, forget, { once: true });
    };
    target.removeEventListener = (type, listener, options) => listener && end(type, listener, options);
  }
}

/** A listener, by what `removeEventListener` finds it by. */
class Listening {
  #parts: unknown[];

  constructor(...parts: [target: EventTarget, type: string, listener: unknown, isCapture: boolean]) {
    this.#parts = parts;
  }

  is(...parts: unknown[]): boolean {
    return parts.every((part, index) => part === this.#parts[index]);
  }
}

function isCaptured(options: boolean | EventListenerOptions | undefined): boolean {
  return typeof options === 'object' ? options.capture === true : options === true;
}

/** Whether code of the reader is calling: React and Testing Library start timers and listeners, too. */
function isFromSolution(): boolean {
  const [caller] = new Error().stack?.match(/\b(?:solution\.tsx|solution\.dom\.ts|props\.ts|checks\.ts)\b/) ?? [];
  return caller?.startsWith('solution') ?? false;
}
