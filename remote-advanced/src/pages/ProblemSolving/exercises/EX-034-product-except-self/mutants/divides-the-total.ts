// Divides the product of all numbers by each number, which fails for zeros.
/** For each place of a list the product of all other numbers. */
export function productExceptSelf(a: readonly number[]): number[] {
  const total = a.reduce((product, number) => product * number, 1);
  return a.map((number) => total / number);
}
