/**
 * Number n of the sequence, counted from 0.
 * @throws RangeError unless n is a whole number of at least 0
 */
export function fibonacci(n: number): bigint {
  assertIndex(n);
  let current = 0n;
  let next = 1n;
  for (let index = 0; index < n; index += 1) [current, next] = [next, current + next];
  return current;
}

/**
 * The same by recursion with memoization.
 * @throws RangeError unless n is a whole number of at least 0
 */
export function fibonacciMemo(n: number): bigint {
  assertIndex(n);
  const known = new Map([
    [0, 0n],
    [1, 1n],
  ]);
  const numberAt = (index: number): bigint => {
    const result = known.get(index) ?? numberAt(index - 1) + numberAt(index - 2);
    known.set(index, result);
    return result;
  };
  return numberAt(n);
}

/** The whole sequence; it never ends. */
export function* fibonacciNumbers(): Generator<bigint, never> {
  let current = 0n;
  let next = 1n;
  for (;;) {
    yield current;
    [current, next] = [next, current + next];
  }
}

function assertIndex(n: number): void {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`There is no number ${n}`);
}
