/**
 * Merges objects into a new one, deeply; later objects win.
 * @param sources plain objects; null and undefined are skipped
 * @returns plain objects and arrays of its own, which share none with the sources
 */
export function deepMerge(...sources: readonly (object | null | undefined)[]): Record<string, unknown> {
  throw new Error('Not implemented');
}
