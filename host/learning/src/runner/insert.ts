/** Inserts strings into code. @param texts by their place in the code; those at the same place stay in their order */
export function insert(code: string, texts: { at: number; text: string }[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { at, text } of texts.toSorted((a, b) => a.at - b.at)) {
    parts.push(code.slice(end, at), text);
    end = at;
  }
  return parts.join('') + code.slice(end);
}

/** The line of a place in code, 1-based. */
export function lineOf(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}
