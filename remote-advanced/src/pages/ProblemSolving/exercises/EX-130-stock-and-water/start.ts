/** The largest profit from buying on one day and selling on a later one; 0 without a profit. */
export function stockProfit(prices: readonly number[]): number {
  throw new Error('Not implemented');
}

/** The largest area of water between two walls that stand one unit apart from their neighbors. */
export function waterContainer(heights: readonly number[]): number {
  throw new Error('Not implemented');
}
