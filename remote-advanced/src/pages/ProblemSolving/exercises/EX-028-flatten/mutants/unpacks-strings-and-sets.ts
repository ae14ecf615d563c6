// Everything that can be iterated is unpacked.
/**
 * A new array in which nested arrays are replaced by their elements.
 * @param a any array; holes are left out
 * @param depth how many levels are unpacked; none for 0 and below, all for Infinity
 */
export function flatten(a: readonly unknown[], depth = 1): unknown[] {
  const flat: unknown[] = [];
  const open = [{ items: a, next: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const { items, next } = top;
    top.next += 1;
    if (next >= items.length) open.pop();
    else if (next in items) {
      const item = items[next];
      if (item instanceof Set || (Array.isArray(item) && open.length <= depth))
        open.push({ items: [...item], next: 0 });
      else flat.push(item);
    }
  }
  return flat;
}
