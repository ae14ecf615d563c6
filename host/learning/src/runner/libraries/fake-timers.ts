/** The library `fake-timers`, which adds to Vitest's `vi` what controls time. */
import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { vi } from 'vitest';

/** The functions of Vitest's `vi` that control time. */
export class Timers {
  #clock: Clock | null = null;
  #fake = FakeTimers.withGlobal(globalThis);

  useFakeTimers = (): void => {
    this.useRealTimers();
    const toFake = Object.keys(this.#fake.timers).filter((name) => name !== 'nextTick' && name !== 'queueMicrotask');
    this.#clock = this.#fake.install({
      now: Date.now(),
      toFake: toFake as FakeTimers.FakeMethod[],
      ignoreMissingTimers: true,
    });
  };

  useRealTimers = (): void => {
    this.#clock?.uninstall();
    this.#clock = null;
  };

  isFakeTimers = (): boolean => this.#clock !== null;
  advanceTimersByTime = (milliseconds: number): void => void this.#installed().tick(milliseconds);
  advanceTimersByTimeAsync = async (milliseconds: number): Promise<void> =>
    void (await this.#installed().tickAsync(milliseconds));
  advanceTimersToNextTimer = (): void => void this.#installed().next();
  runAllTimers = (): void => void this.#installed().runAll();
  runAllTimersAsync = async (): Promise<void> => void (await this.#installed().runAllAsync());
  runOnlyPendingTimers = (): void => void this.#installed().runToLast();
  clearAllTimers = (): void => this.#installed().reset();
  getTimerCount = (): number => this.#installed().countTimers();
  setSystemTime = (now: number | Date): void => this.#installed().setSystemTime(now);

  #installed(): Clock {
    if (this.#clock) return this.#clock;
    throw new Error('The timers are real. Call vi.useFakeTimers() first.');
  }
}

Object.assign(vi, new Timers());
