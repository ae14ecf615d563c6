// Results come in the order in which they arrive.
/**
 * Waits for all values, like Promise.all.
 * @returns the results in the order of the input; rejects with the first reason
 */
export function promiseAll<T>(values: Iterable<T | PromiseLike<T>>): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const entries = [...values];
    const results = new Array<T>(entries.length);
    let missing = entries.length;
    if (missing === 0) resolve(results);
    for (const entry of entries) {
      Promise.resolve(entry).then((result) => {
        results[entries.length - missing] = result;
        missing -= 1;
        if (missing === 0) resolve(results);
      }, reject);
    }
  });
}
