/** How many seeds are compared at most. */
const tries = 60;

/**
 * Finds a seed whose interview repeats as little as possible of what was asked recently. So an interview depends on its seed alone,
 * and its link repeats it for everybody.
 * @param draw the ids that a seed leads to
 * @param randomSeed returns a different seed at each call
 */
export function chooseSeed(
  draw: (seed: number) => string[],
  recent: ReadonlySet<string>,
  randomSeed: () => number,
): number {
  let best = { seed: randomSeed(), repeated: Number.POSITIVE_INFINITY };
  for (let tried = 0; tried < tries && best.repeated > 0; tried += 1) {
    const seed = tried === 0 ? best.seed : randomSeed();
    const repeated = draw(seed).filter((id) => recent.has(id)).length;
    if (repeated < best.repeated) best = { seed, repeated };
  }
  return best.seed;
}
