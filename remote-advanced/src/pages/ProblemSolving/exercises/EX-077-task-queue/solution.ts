interface Job {
  readonly priority: number;
  /** The place in the order of adding. */
  readonly number: number;
  /** Runs the task and settles the promise of its caller. */
  run(): void;
}

/** Runs tasks, a limited number at a time; those with a higher priority first. */
export class TaskQueue {
  #jobs = new JobHeap();
  #running = 0;
  #added = 0;
  #isPaused = false;
  #onDrained: (() => void)[] = [];

  /**
   * @param concurrency how many tasks may run at the same time
   * @throws RangeError unless the number is whole and at least 1
   */
  constructor(readonly concurrency = 1) {
    if (!Number.isInteger(concurrency) || concurrency < 1)
      throw new RangeError(`The concurrency must be a whole number of at least 1, not ${concurrency}`);
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#jobs.size;
  }

  /** How many tasks run. */
  get running(): number {
    return this.#running;
  }

  /** Adds a task, and starts it if there is room. @returns the result of the task */
  add<T>(task: () => T | Promise<T>, priority = 0): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = async () => {
        try {
          resolve(await start(task));
        } catch (error) {
          reject(error);
        } finally {
          this.#end();
        }
      };
      this.#jobs.push({ priority, number: this.#added, run });
      this.#added += 1;
      this.#startNext();
    });
  }

  /** Starts no further task. Those that run go on. */
  pause(): void {
    this.#isPaused = true;
  }

  /** Starts tasks again. */
  resume(): void {
    this.#isPaused = false;
    this.#startNext();
  }

  /** Resolves when no task runs or waits; at once if that is so already. */
  drain(): Promise<void> {
    return new Promise((resolve) => {
      this.#onDrained.push(resolve);
      this.#reportDrained();
    });
  }

  #startNext(): void {
    while (!this.#isPaused && this.#running < this.concurrency) {
      const job = this.#jobs.pop();
      if (!job) return;
      this.#running += 1;
      job.run();
    }
  }

  /** Frees the slot of a task. Whoever awaits the promise of the task goes on in a later microtask. */
  #end(): void {
    this.#running -= 1;
    this.#startNext();
    this.#reportDrained();
  }

  #reportDrained(): void {
    if (this.#running > 0 || this.#jobs.size > 0) return;
    for (const resolve of this.#onDrained.splice(0)) resolve();
  }
}

/** Calls the task; what it throws becomes a rejection. */
async function start<T>(task: () => T | Promise<T>): Promise<T> {
  return task();
}

/** A binary heap. The parent of index i is at (i - 1) >> 1, and comes before it. */
class JobHeap {
  #jobs: Job[] = [];

  get size(): number {
    return this.#jobs.length;
  }

  push(job: Job): void {
    let index = this.#jobs.push(job) - 1;
    while (index > 0) {
      const above = (index - 1) >> 1;
      if (!this.#swapIfBefore(index, above)) return;
      index = above;
    }
  }

  /** Removes the first job. */
  pop(): Job | undefined {
    const [first] = this.#jobs;
    const last = this.#jobs.pop();
    if (!last || first === last) return first;
    this.#jobs[0] = last;
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const smaller = this.#isBefore(left + 1, left) ? left + 1 : left;
      if (!this.#swapIfBefore(smaller, index)) return first;
      index = smaller;
    }
  }

  /** Swaps two jobs if the first index holds the earlier one. @returns whether it did */
  #swapIfBefore(a: number, b: number): boolean {
    const [one, other] = [this.#jobs[a], this.#jobs[b]];
    if (!one || !other || !this.#isBefore(a, b)) return false;
    this.#jobs[a] = other;
    this.#jobs[b] = one;
    return true;
  }

  #isBefore(a: number, b: number): boolean {
    const [one, other] = [this.#jobs[a], this.#jobs[b]];
    if (!one || !other) return false;
    return one.priority === other.priority ? one.number < other.number : one.priority > other.priority;
  }
}
