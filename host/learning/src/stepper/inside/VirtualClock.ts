/** How often a step can read the clock before it counts as waiting for it. */
const readsWithoutWaiting = 100;

/**
 * A clock that moves when a timer fires, so that waiting takes no time and every run is the same. A loop that waits for it by reading it
 * again and again moves it on, too.
 */
export class VirtualClock {
  /** Milliseconds since the start. */
  now = 0;
  #epoch = Date.now();
  #reads = 0;

  /** Replaces what programs read the time from. */
  install(): void {
    const [read, epoch] = [() => this.#read(), this.#epoch];
    globalThis.Date = new Proxy(Date, {
      construct: (date, values, target) =>
        Reflect.construct(date, values.length === 0 ? [epoch + read()] : values, target),
      apply: (date) => new date(epoch + read()).toString(),
    });
    Date.now = () => epoch + read();
    Object.assign(globalThis, { performance: { now: read, timeOrigin: epoch } });
  }

  /** Moves on to a later time, and begins a new step. */
  moveTo(time: number): void {
    this.now = Math.max(this.now, time);
    this.#reads = 0;
  }

  #read(): number {
    this.#reads += 1;
    if (this.#reads > readsWithoutWaiting) this.now += 1;
    return this.now;
  }
}
