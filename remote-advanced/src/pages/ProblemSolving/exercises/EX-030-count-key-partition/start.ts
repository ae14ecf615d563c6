/** What a function makes of an element and its index. It is called once for each element, in order. */
export type Iteratee<T, Result> = (item: T, index: number) => Result;

/** How many elements have each key: an object without prototype. */
export function countBy<T>(a: readonly T[], f: Iteratee<T, string | number>): Record<string, number> {
  throw new Error('Not implemented');
}

/** The elements by key, the last one of each: an object without prototype. */
export function keyBy<T>(a: readonly T[], f: Iteratee<T, string | number>): Record<string, T> {
  throw new Error('Not implemented');
}

/** The elements for which a function returns a truthy value, and the others. */
export function partition<T>(a: readonly T[], f: Iteratee<T, unknown>): [yes: T[], no: T[]] {
  throw new Error('Not implemented');
}
