/** What engines begin a line after, and editors do not. */
const separator = /[\u2028\u2029]/;

/** The lines of an editor by those that engines count, from 1 on; null for code in which they are the same. */
export function editorLines(code: string): number[] | null {
  if (!separator.test(code)) return null;
  const lines = [0];
  for (const [index, line] of code.split('\n').entries())
    for (const _part of line.split(separator)) lines.push(index + 1);
  return lines;
}
