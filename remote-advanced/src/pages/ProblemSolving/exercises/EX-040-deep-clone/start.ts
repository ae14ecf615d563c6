/**
 * A deep copy: of plain objects and instances, arrays, dates, regular expressions, maps and sets, with cycles.
 * @param v any value; primitives and functions come back as they are
 */
export function deepClone<T>(v: T): T {
  throw new Error('Not implemented');
}
