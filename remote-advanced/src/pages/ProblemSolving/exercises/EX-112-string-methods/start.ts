/** Whether a string occurs in another, at a position or after it. */
export function includes(text: string, search: string, from = 0): boolean {
  throw new Error('Not implemented');
}

/** The string without whitespace at its ends. */
export function trim(text: string): string {
  throw new Error('Not implemented');
}

/**
 * The string, several times in a row.
 * @throws RangeError for a negative or infinite count
 */
export function repeat(text: string, count: number): string {
  throw new Error('Not implemented');
}

/** The string, padded at the start to a length. */
export function padStart(text: string, length: number, filler = ' '): string {
  throw new Error('Not implemented');
}

/** The string with every occurrence replaced. */
export function replaceAll(
  text: string,
  search: string,
  replacement: string | ((match: string, index: number, text: string) => string),
): string {
  throw new Error('Not implemented');
}
