/** How long work keeps the page busy at a stretch, in milliseconds: well below the 50 from which on a reader can notice it. */
const slice = 16;

/**
 * Does long work in slices, between which the page answers its reader.
 * @param work yields wherever it can be interrupted, which is every few microseconds
 */
export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + slice;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Does the same work without a pause. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
