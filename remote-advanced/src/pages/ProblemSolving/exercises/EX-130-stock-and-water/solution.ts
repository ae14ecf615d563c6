/** The largest profit from buying on one day and selling on a later one; 0 without a profit. */
export function stockProfit(prices: readonly number[]): number {
  let lowest = Infinity;
  let best = 0;
  for (const price of prices) {
    lowest = Math.min(lowest, price);
    best = Math.max(best, price - lowest);
  }
  return best;
}

/** The largest area of water between two walls that stand one unit apart from their neighbors. */
export function waterContainer(heights: readonly number[]): number {
  let left = 0;
  let right = heights.length - 1;
  let best = 0;
  while (left < right) {
    const [first, last] = [heights[left] as number, heights[right] as number];
    best = Math.max(best, Math.min(first, last) * (right - left));
    if (first < last) left += 1;
    else right -= 1;
  }
  return best;
}
