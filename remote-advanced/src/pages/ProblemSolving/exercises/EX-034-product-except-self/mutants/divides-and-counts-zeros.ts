// Divides and treats zeros apart, but the product of all numbers is not exact.
/** For each place of a list the product of all other numbers. */
export function productExceptSelf(a: readonly number[]): number[] {
  const total = a.reduce((product, number) => product * (number || 1), 1);
  const zeros = a.filter((number) => number === 0).length;
  if (zeros > 1) return a.map(() => 0);
  return a.map((number) => (number === 0 ? total : zeros === 1 ? 0 : total / number));
}
