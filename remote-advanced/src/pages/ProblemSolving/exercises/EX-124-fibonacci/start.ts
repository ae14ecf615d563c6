/**
 * Number n of the sequence, counted from 0.
 * @throws RangeError unless n is a whole number of at least 0
 */
export function fibonacci(n: number): bigint {
  throw new Error('Not implemented');
}

/**
 * The same by recursion with memoization.
 * @throws RangeError unless n is a whole number of at least 0
 */
export function fibonacciMemo(n: number): bigint {
  throw new Error('Not implemented');
}

/** The whole sequence; it never ends. */
export function fibonacciNumbers(): Generator<bigint, never> {
  throw new Error('Not implemented');
}
