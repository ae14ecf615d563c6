// NaN counts as zero.
/**
 * Moves every zero to the end of the list, in place. The other numbers keep their order.
 * @param a the list to change
 */
export function moveZeroes(a: number[]): void {
  let end = 0;
  for (const [index, value] of a.entries()) {
    if (!value) continue;
    a[index] = a[end] ?? 0;
    a[end] = value;
    end += 1;
  }
}
