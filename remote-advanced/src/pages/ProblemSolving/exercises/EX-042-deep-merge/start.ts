/**
 * Merges objects into a new one, deeply; later objects win.
 * @param sources plain objects; null and undefined are skipped
 * @returns new plain objects and arrays, none of them shared with the sources
 */
export function deepMerge(...sources: readonly (object | null | undefined)[]): Record<string, unknown> {
  throw new Error('Not implemented');
}
