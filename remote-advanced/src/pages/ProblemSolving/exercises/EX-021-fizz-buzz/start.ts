/**
 * One string for each number from 1 to n: a word for multiples of 3, of 5 and of both, else the number.
 * @param n the last number; nothing is counted for 0 and below
 */
export function fizzBuzz(n: number): string[] {
  throw new Error('Not implemented');
}
