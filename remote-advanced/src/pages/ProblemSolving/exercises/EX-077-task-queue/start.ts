/** Runs tasks, a limited number at a time; those with a higher priority first. */
export class TaskQueue {
  /**
   * @param concurrency how many tasks may run at the same time
   * @throws RangeError unless the number is whole and at least 1
   */
  constructor(readonly concurrency = 1) {}

  /** How many tasks wait. */
  get waiting(): number {
    throw new Error('Not implemented');
  }

  /** How many tasks run. */
  get running(): number {
    throw new Error('Not implemented');
  }

  /** Adds a task, and starts it if there is room. @returns the result of the task */
  add<T>(task: () => T | Promise<T>, priority = 0): Promise<T> {
    throw new Error('Not implemented');
  }

  /** Starts no further task. Those that run go on. */
  pause(): void {
    throw new Error('Not implemented');
  }

  /** Starts tasks again. */
  resume(): void {
    throw new Error('Not implemented');
  }

  /** Resolves when no task runs or waits; at once if that is so already. */
  drain(): Promise<void> {
    throw new Error('Not implemented');
  }
}
