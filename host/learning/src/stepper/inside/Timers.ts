import type { Timer } from '../recording.ts';
import type { VirtualClock } from './VirtualClock.ts';

interface PendingTimer extends Timer {
  /** The order in which timers that are due at the same time fire. */
  order: number;
  delay: number;
  call: () => void;
}

/** The timers of a program. They fire when they are told to, by the time that they are due at, then in the order of their start. */
export class Timers {
  #pending = new Map<number, PendingTimer>();
  #count = 0;
  #clock: VirtualClock;
  #currentLine: () => number | null;

  /** @param currentLine the line of the program that is running */
  constructor(clock: VirtualClock, currentLine: () => number | null) {
    this.#clock = clock;
    this.#currentLine = currentLine;
  }

  /** Adds the functions for timers to the globals. */
  install(): void {
    const start =
      (repeats: boolean) =>
      (callback: unknown, delay?: unknown, ...values: unknown[]): number =>
        this.#start(callback, Math.max(0, Math.trunc(Number(delay ?? 0)) || 0), values, repeats);
    const clear = (id: unknown) => void this.#pending.delete(Number(id));
    Object.assign(globalThis, {
      setTimeout: start(false),
      setInterval: start(true),
      clearTimeout: clear,
      clearInterval: clear,
    });
  }

  /** Those that have not fired, first the one that fires next. */
  pending(): Timer[] {
    return this.#sorted().map(({ id, line, due, repeats }) => ({ id, line, due, repeats }));
  }

  /** Fires the next one. @throws what its callback throws */
  fire(): void {
    const [timer] = this.#sorted();
    if (!timer) return;
    this.#clock.moveTo(timer.due);
    if (timer.repeats) {
      this.#count += 1;
      this.#pending.set(timer.id, { ...timer, order: this.#count, due: this.#clock.now + Math.max(1, timer.delay) });
    } else this.#pending.delete(timer.id);
    timer.call();
  }

  #start(callback: unknown, delay: number, values: unknown[], repeats: boolean): number {
    if (typeof callback !== 'function') throw new TypeError('The callback of a timer must be a function.');
    this.#count += 1;
    const id = this.#count;
    this.#pending.set(id, {
      ...{ id, repeats, delay, order: id },
      line: this.#currentLine(),
      due: this.#clock.now + delay,
      call: () => callback(...values),
    });
    return id;
  }

  #sorted(): PendingTimer[] {
    return [...this.#pending.values()].sort((a, b) => a.due - b.due || a.order - b.order);
  }
}
