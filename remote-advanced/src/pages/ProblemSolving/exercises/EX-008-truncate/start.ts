/**
 * Shortens a string to at most `max` graphemes.
 * @param s the string
 * @param max the most graphemes of the result, `end` included
 * @param end what follows a string that was cut, if there is room for it
 */
export function truncate(s: string, max: number, end = '…'): string {
  throw new Error('Not implemented');
}
