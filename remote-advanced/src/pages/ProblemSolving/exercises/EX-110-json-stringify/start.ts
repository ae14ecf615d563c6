/** Gets a key and its value, with the object that holds them as this. @returns what is written instead */
export type Replacer = (this: unknown, key: string, value: unknown) => unknown;

/**
 * Writes a value as JSON.
 * @param replacer changes each value, or lists the keys to write
 * @param space the indentation, as a number of spaces or as a string
 * @returns undefined for a value that has no JSON form
 * @throws TypeError for a BigInt and for a cycle
 */
export function stringify(
  value: unknown,
  replacer?: Replacer | readonly unknown[] | null,
  space?: unknown,
): string | undefined {
  throw new Error('Not implemented');
}
