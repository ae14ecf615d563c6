/** What a function makes of an element and its index. It is called once for each element, in order. */
export type Iteratee<T, Result> = (item: T, index: number) => Result;

/** How many elements have each key: an object without prototype. */
export function countBy<T>(a: readonly T[], f: Iteratee<T, string | number>): Record<string, number> {
  const counts: Record<string, number> = Object.create(null);
  for (const [index, item] of a.entries()) {
    const key = f(item, index);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** The elements by key, the last one of each: an object without prototype. */
export function keyBy<T>(a: readonly T[], f: Iteratee<T, string | number>): Record<string, T> {
  const byKey: Record<string, T> = Object.create(null);
  for (const [index, item] of a.entries()) byKey[f(item, index)] = item;
  return byKey;
}

/** The elements for which a function returns a truthy value, and the others. */
export function partition<T>(a: readonly T[], f: Iteratee<T, unknown>): [yes: T[], no: T[]] {
  const yes: T[] = [];
  const no: T[] = [];
  for (const [index, item] of a.entries()) (f(item, index) ? yes : no).push(item);
  return [yes, no];
}
