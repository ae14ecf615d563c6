/** For each index of a list, the product of all other numbers. */
export function productExceptSelf(a: readonly number[]): number[] {
  const products: number[] = [];
  let before = 1;
  for (const number of a) {
    products.push(before);
    before *= number;
  }
  let after = 1;
  for (let index = a.length - 1; index >= 0; index -= 1) {
    products[index] = (products[index] ?? 1) * after;
    after *= a[index] ?? 1;
  }
  return products;
}
