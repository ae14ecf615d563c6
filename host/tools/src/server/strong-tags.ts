import type { Stats } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

/** The tag of no file. */
const noTag = '""';

/**
 * The ETag of a file. It is a strong one: files of a store never change, and two of the same size differ in time (`page-store.ts`).
 * @param extension of a compressed copy; empty for the file itself
 */
export function strongTag({ size, mtimeMs }: Stats, extension: string): string {
  return `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}${extension}"`;
}

/**
 * Replaces what can't hold in the headers that ask for a strong comparison: there, a weak tag never matches, and a date matches
 * if it is exactly that of the file (RFC 9110, 13.1.1 and 13.1.5). `send` compares both weakly.
 */
export function compareStrongly(headers: IncomingHttpHeaders, tag: string, { mtimeMs }: Stats): void {
  const match = headers['if-match']?.trim();
  if (match !== undefined && match !== '*') headers['if-match'] = tagsIn(match).includes(tag) ? tag : noTag;
  const range = headers['if-range']?.toString();
  if (range === undefined) return;
  if (range === tag || Date.parse(range) === Math.floor(mtimeMs / 1000) * 1000) delete headers['if-range'];
  else headers['if-range'] = noTag;
}

function tagsIn(list: string): string[] {
  return list.split(',').map((tag) => tag.trim());
}
