/** For each index of a list, the product of all other numbers. */
export function productExceptSelf(a: readonly number[]): number[] {
  throw new Error('Not implemented');
}
