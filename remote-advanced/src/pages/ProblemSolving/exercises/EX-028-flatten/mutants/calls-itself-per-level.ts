// Overflows the call stack in deep nesting.
/**
 * A new array in which nested arrays are replaced by their elements.
 * @param a any array; holes are left out
 * @param depth how many levels are unpacked; none for 0 and below, all for Infinity
 */
export function flatten(a: readonly unknown[], depth = 1): unknown[] {
  const flat: unknown[] = [];
  a.forEach((item) => {
    if (Array.isArray(item) && depth >= 1) for (const inner of flatten(item, depth - 1)) flat.push(inner);
    else flat.push(item);
  });
  return flat;
}
