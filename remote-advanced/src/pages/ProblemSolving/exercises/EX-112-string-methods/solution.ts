type Replacement = string | ((match: string, index: number, text: string) => string);

/** Whether a string occurs in another, at a position or after it. */
export function includes(text: string, search: string, from = 0): boolean {
  return find(text, search, Math.min(Math.max(0, Math.trunc(from) || 0), text.length)) >= 0;
}

/** The string without whitespace at its ends. */
export function trim(text: string): string {
  const isSpace = (index: number) => /\s/.test(text.charAt(index));
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(start)) start += 1;
  while (end > start && isSpace(end - 1)) end -= 1;
  return text.slice(start, end);
}

/**
 * The string, several times in a row.
 * @throws RangeError for a negative or infinite count
 */
export function repeat(text: string, count: number): string {
  const times = Math.trunc(count) || 0;
  if (times < 0 || times === Infinity) throw new RangeError(`A string cannot be repeated ${count} times`);
  let result = '';
  for (let left = text === '' ? 0 : times; left > 0; left -= 1) result += text;
  return result;
}

/** The string, padded at the start to a length. */
export function padStart(text: string, length: number, filler = ' '): string {
  const missing = Math.trunc(length) - text.length;
  if (missing <= 0 || filler === '') return text;
  return repeat(filler, Math.ceil(missing / filler.length)).slice(0, missing) + text;
}

/** The string with every occurrence replaced. */
export function replaceAll(text: string, search: string, replacement: Replacement): string {
  let result = '';
  let done = 0;
  let index = find(text, search, 0);
  while (index >= 0) {
    result += text.slice(done, index) + replacementAt(text, search, index, replacement);
    done = index + search.length;
    index = find(text, search, Math.max(done, index + 1));
  }
  return result + text.slice(done);
}

/** The first index of a string in another from an index on, or -1. */
function find(text: string, search: string, from: number): number {
  for (let index = from; index + search.length <= text.length; index += 1) {
    if (text.slice(index, index + search.length) === search) return index;
  }
  return -1;
}

function replacementAt(text: string, match: string, index: number, replacement: Replacement): string {
  if (typeof replacement === 'function') return replacement(match, index, text);
  const after = text.slice(index + match.length);
  const patterns = new Map([
    ['$$', '$'],
    ['$&', match],
    ['$`', text.slice(0, index)],
    ["$'", after],
  ]);
  let result = '';
  for (let at = 0; at < replacement.length; at += 1) {
    const value = patterns.get(replacement.slice(at, at + 2));
    result += value ?? replacement.charAt(at);
    if (value !== undefined) at += 1;
  }
  return result;
}
