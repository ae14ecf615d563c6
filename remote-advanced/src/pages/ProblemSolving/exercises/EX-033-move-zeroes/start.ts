/**
 * Moves every zero to the end of the list, in place. The other numbers keep their order.
 * @param a the list to change
 */
export function moveZeroes(a: number[]): void {
  throw new Error('Not implemented');
}
