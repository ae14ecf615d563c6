/** How long work takes, in seconds with two decimals. */
export async function seconds(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) / 1000).toFixed(2);
}
