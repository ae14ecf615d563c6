// The amount 0 cannot be paid.
/**
 * In how many ways a staircase can be climbed, one or two steps at a time.
 * @throws RangeError unless the number of steps is a whole number from 0 to 77, the largest with an exact result
 */
export function climbStairs(steps: number): number {
  if (!Number.isInteger(steps) || steps < 0 || steps > 77)
    throw new RangeError(`There is no staircase of ${steps} steps`);
  let before = 0;
  let here = 1;
  for (let step = 0; step < steps; step += 1) [before, here] = [here, before + here];
  return here;
}

/** The smallest number of coins that add up to an amount; -1 when there is none. */
export function coinChange(amount: number, coins: readonly number[]): number {
  const fewest = [0];
  for (let sum = 1; sum <= amount; sum += 1) {
    const before = coins.map((coin) => fewest[sum - coin] ?? Infinity);
    fewest.push(Math.min(...before) + 1);
  }
  const result = fewest[amount] ?? Infinity;
  return result === Infinity || result === 0 ? -1 : result;
}
