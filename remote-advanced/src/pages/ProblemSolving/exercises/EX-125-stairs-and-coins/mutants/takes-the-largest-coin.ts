// Takes the largest coin that fits.
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
  let [rest, count] = [amount, 0];
  for (const coin of coins.toSorted((a, b) => b - a)) {
    count += Math.floor(rest / coin);
    rest %= coin;
  }
  return rest === 0 ? count : -1;
}
