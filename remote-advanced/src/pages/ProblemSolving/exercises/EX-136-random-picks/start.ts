/** A source of random numbers, from 0 up to but not including 1. */
export type Random = () => number;

/**
 * A whole number between two others, both included; each is equally likely.
 * @throws RangeError unless both are whole and the first is not the larger one
 */
export function randomInt(min: number, max: number, random: Random = Math.random): number {
  throw new Error('Not implemented');
}

/** A copy of a list in random order; each order is equally likely. */
export function shuffle<T>(list: readonly T[], random: Random = Math.random): T[] {
  throw new Error('Not implemented');
}

/**
 * One item of a list, each as likely as its share of all weights.
 * @param weights one for each item
 * @throws RangeError unless all weights are finite, none is negative, and one is above 0
 */
export function weightedPick<T>(items: readonly T[], weights: readonly number[], random: Random = Math.random): T {
  throw new Error('Not implemented');
}
