/** Whether a string occurs in another, at a position or after it. */
export function includes(text: string, search: string, from = 0): boolean {
  throw new Error('Not implemented');
}

/** The text without white space at its ends. */
export function trim(text: string): string {
  throw new Error('Not implemented');
}

/**
 * The text, several times in a row.
 * @throws RangeError for a negative or infinite count
 */
export function repeat(text: string, count: number): string {
  throw new Error('Not implemented');
}

/** The text, filled up in front to a length. */
export function padStart(text: string, length: number, filler = ' '): string {
  throw new Error('Not implemented');
}

/** The text with every occurrence replaced. */
export function replaceAll(
  text: string,
  search: string,
  replacement: string | ((match: string, index: number, text: string) => string),
): string {
  throw new Error('Not implemented');
}
