// Takes each zero out of the list, which moves all later elements.
/**
 * Moves every zero to the end of the list, in place. The other numbers keep their order.
 * @param a the list to change
 */
export function moveZeroes(a: number[]): void {
  for (let index = a.length - 1; index >= 0; index -= 1) {
    if (a[index] === 0) a.push(...a.splice(index, 1));
  }
}
