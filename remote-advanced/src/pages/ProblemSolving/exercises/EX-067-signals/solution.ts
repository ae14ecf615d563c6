/** A value that notifies what depends on it when it changes. */
export interface Signal<T> {
  value: T;
}

/** Something that reads values: a computed value or an effect. */
interface Observer {
  /** The sets it has been added to. */
  readonly sources: Set<Set<Observer>>;
  readonly cleanups: (() => void)[];
  invalidate(): void;
}

const runLimit = 100;
const queue = new Set<() => void>();
let isFlushing = false;
let current: Observer | undefined;

/** Makes a value that can be set and watched. */
export function signal<T>(initial: T): Signal<T> {
  const observers = new Set<Observer>();
  let held = initial;
  return {
    get value() {
      track(observers);
      return held;
    },
    set value(next) {
      if (Object.is(held, next)) return;
      held = next;
      for (const observer of [...observers]) observer.invalidate();
      flush();
    },
  };
}

/** Makes a value that follows from others. It is computed when it is read, and kept until they change. */
export function computed<T>(fn: () => T): { readonly value: T } {
  const observers = new Set<Observer>();
  let state: 'stale' | 'running' | 'fresh' = 'stale';
  let outcome: () => T;
  const observer = createObserver(() => {
    if (state !== 'fresh') return;
    state = 'stale';
    for (const dependent of [...observers]) dependent.invalidate();
  });
  const compute = (): (() => T) => {
    state = 'running';
    try {
      release(observer);
      const value = runAs(observer, fn);
      return () => value;
    } catch (error) {
      return () => {
        throw error;
      };
    } finally {
      state = 'fresh';
    }
  };
  return {
    get value() {
      track(observers);
      if (state === 'running') throw new Error('A computed value depends on itself');
      if (state === 'stale') outcome = compute();
      return outcome();
    },
  };
}

/**
 * Runs now, and again whenever something that it read has changed.
 * @param run may return a function that cleans up
 * @returns a function that ends the effect
 */
export function effect(run: () => unknown): () => void {
  let isDisposed = false;
  const observer = createObserver(() => queue.add(job));
  const job = () => {
    release(observer);
    if (isDisposed) return;
    try {
      const cleanup = runAs(observer, run);
      if (typeof cleanup === 'function') observer.cleanups.push(() => cleanup());
    } finally {
      if (isDisposed) release(observer);
    }
  };
  const dispose = () => {
    isDisposed = true;
    release(observer);
  };
  current?.cleanups.push(dispose);
  if (isFlushing) job();
  else {
    queue.add(job);
    flush();
  }
  return dispose;
}

function createObserver(invalidate: () => void): Observer {
  return { sources: new Set(), cleanups: [], invalidate };
}

/** Adds the observer that is running. */
function track(observers: Set<Observer>): void {
  if (!current) return;
  observers.add(current);
  current.sources.add(observers);
}

/** Ends all dependencies of an observer and cleans up after it. */
function release(observer: Observer): void {
  for (const source of observer.sources) source.delete(observer);
  observer.sources.clear();
  runAs(undefined, () => {
    for (const cleanup of observer.cleanups.splice(0)) cleanup();
  });
}

/** Runs a function whose reads become dependencies of an observer, if there is one. */
function runAs<T>(observer: Observer | undefined, fn: () => T): T {
  const outer = current;
  current = observer;
  try {
    return fn();
  } finally {
    current = outer;
  }
}

/** Runs the effects that wait, and those that they make wait. */
function flush(): void {
  if (isFlushing) return;
  isFlushing = true;
  const runs = new Map<() => void, number>();
  const errors: unknown[] = [];
  for (const job of queue) {
    queue.delete(job);
    const count = (runs.get(job) ?? 0) + 1;
    runs.set(job, count);
    try {
      if (count > runLimit) throw new Error('Effects keep triggering one another');
      job();
    } catch (error) {
      errors.push(error); // The effects that still wait run nevertheless.
    }
  }
  isFlushing = false;
  if (errors.length > 0) throw errors[0];
}
