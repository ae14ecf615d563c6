// Closes the batch after the results have arrived, so later keys join it too late.
/** A promise and the functions that settle it. */
interface Load<V> {
  readonly promise: Promise<V>;
  resolve(value: V): void;
  reject(reason: unknown): void;
}

/**
 * Collects single requests into batches.
 * @param loadBatch gets different keys and resolves to a value or an `Error` for each, in the same order
 * @returns a function that loads one key; the keys of one turn are loaded together
 */
export function createLoader<K, V>(loadBatch: (keys: K[]) => Promise<readonly (V | Error)[]>): (key: K) => Promise<V> {
  let next: Map<K, Load<V>> | undefined;

  function openBatch(): Map<K, Load<V>> {
    const loads = new Map<K, Load<V>>();
    queueMicrotask(() => {
      send(loads, loadBatch).then(() => {
        next = undefined;
      });
    });
    return loads;
  }

  return (key) => {
    next ??= openBatch();
    const load = next.get(key) ?? createLoad<V>();
    next.set(key, load);
    return load.promise;
  };
}

/** Loads a batch and settles its promises. */
async function send<K, V>(
  loads: ReadonlyMap<K, Load<V>>,
  loadBatch: (keys: K[]) => Promise<readonly (V | Error)[]>,
): Promise<void> {
  try {
    const results = await loadBatch([...loads.keys()]);
    if (!Array.isArray(results) || results.length !== loads.size)
      throw new TypeError(`A batch of ${loads.size} keys needs a list of as many results`);
    for (const [index, load] of [...loads.values()].entries()) settle(load, results[index]);
  } catch (reason) {
    for (const load of loads.values()) load.reject(reason);
  }
}

function settle<V>(load: Load<V>, result: V | Error): void {
  if (result instanceof Error) load.reject(result);
  else load.resolve(result);
}

function createLoad<V>(): Load<V> {
  let resolve: (value: V) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<V>((onSuccess, onFailure) => {
    resolve = onSuccess;
    reject = onFailure;
  });
  return { promise, resolve, reject };
}
