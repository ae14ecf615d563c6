// An empty key makes no group.
/**
 * Groups elements by a key.
 * @param a any list; it is not changed
 * @param f gives the key of an element; it is called once for each
 * @returns an object without prototype: the elements of each key, in their order
 */
export function groupBy<T>(a: readonly T[], f: (item: T, index: number) => string | number): Record<string, T[]> {
  const groups: Record<string, T[]> = Object.create(null);
  for (const [index, item] of a.entries()) {
    const key = f(item, index);
    if (key === '') continue;
    const group = groups[key];
    if (group) group.push(item);
    else groups[key] = [item];
  }
  return groups;
}
