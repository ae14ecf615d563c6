/** Notes that the reader has solved an entry, which counts as known from then on. The code that saves it is loaded for this. */
export function markSolved(entry: string): void {
  import('./progress-store.ts').then(
    ({ changeProgress }) => changeProgress(entry, { solvedAt: Date.now() }),
    console.error,
  );
}
