/** How many runs of neighboring numbers have a given sum. */
export function subarraySumK(a: readonly number[], k: number): number {
  throw new Error('Not implemented');
}
