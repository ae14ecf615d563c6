// Hands over to Promise.all.
/**
 * Waits for all values, like Promise.all.
 * @returns the results in the order of the input; rejects with the first reason
 */
export function promiseAll<T>(values: Iterable<T | PromiseLike<T>>): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const entries = [...values];
    if (entries.length > 0) return Promise.all(entries).then(resolve, reject);
    const results = new Array<T>(entries.length);
    let missing = entries.length;
    if (missing === 0) resolve(results);
    for (const [index, entry] of entries.entries()) {
      Promise.resolve(entry).then((result) => {
        results[index] = result;
        missing -= 1;
        if (missing === 0) resolve(results);
      }, reject);
    }
  });
}
