/**
 * Compares two versions.
 * @returns -1 when the first is older, 1 when it is newer, 0 when both are the same
 */
export function compareVersions(a: string, b: string): -1 | 0 | 1 {
  throw new Error('Not implemented');
}
