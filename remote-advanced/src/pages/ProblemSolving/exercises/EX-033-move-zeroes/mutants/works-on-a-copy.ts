// The list itself does not change.
/**
 * Moves every zero to the end of the list, in place. The other numbers keep their order.
 * @param a the list to change
 */
export function moveZeroes(list: number[]): void {
  const a = [...list];
  let end = 0;
  for (const [index, value] of a.entries()) {
    if (value === 0) continue;
    a[index] = a[end] ?? 0;
    a[end] = value;
    end += 1;
  }
}
