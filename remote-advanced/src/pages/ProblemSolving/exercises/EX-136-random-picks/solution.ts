/** A source of random numbers, from 0 up to but not including 1. */
export type Random = () => number;

/**
 * A whole number between two others, both included; each is equally likely.
 * @throws RangeError unless both are whole and the first is not the larger one
 */
export function randomInt(min: number, max: number, random: Random = Math.random): number {
  if (!Number.isInteger(min) || !Number.isInteger(max) || min > max)
    throw new RangeError(`There is no whole number from ${min} to ${max}`);
  return min + Math.floor(random() * (max - min + 1));
}

/** A copy of a list in random order; each order is equally likely. */
export function shuffle<T>(list: readonly T[], random: Random = Math.random): T[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = randomInt(0, last, random);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

/**
 * One item of a list, each as likely as its share of all weights.
 * @param weights one for each item
 * @throws RangeError unless all weights are finite, none is negative, and one is above 0
 */
export function weightedPick<T>(items: readonly T[], weights: readonly number[], random: Random = Math.random): T {
  // A copy has undefined for a hole, which every would skip.
  const isUsable = weights.length === items.length && [...weights].every((weight) => weight >= 0 && weight < Infinity);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!isUsable || total === 0) throw new RangeError('Every item needs a weight, and one weight must be above 0');
  const point = random() * total;
  let end = 0;
  const index = weights.findIndex((weight) => {
    end += weight;
    // For the smallest numbers that there are, the product is rounded, up to the total itself.
    return point < end || end === total;
  });
  return items[index] as T;
}
