/**
 * In how many ways a staircase can be climbed, one or two steps at a time.
 * @throws RangeError unless the number of steps is a whole number from 0 to 77, the largest with an exact result
 */
export function climbStairs(steps: number): number {
  throw new Error('Not implemented');
}

/** The smallest number of coins that add up to an amount; -1 when there is none. */
export function coinChange(amount: number, coins: readonly number[]): number {
  throw new Error('Not implemented');
}
