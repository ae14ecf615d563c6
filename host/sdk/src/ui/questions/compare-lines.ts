/** A line of output: what it is, what the reader thought it would be, and whether that is right. */
export interface ComparedLine {
  expected: string | undefined;
  given: string | undefined;
  right: boolean;
}

/** Compares an answer with the output, line by line. Spaces at line ends and empty lines around do not count. */
export function compareLines(expected: string, given: string): ComparedLine[] {
  const [wanted, said] = [linesOf(expected), linesOf(given)];
  return Array.from({ length: Math.max(wanted.length, said.length) }, (_, index) => ({
    expected: wanted[index],
    given: said[index],
    right: wanted[index] === said[index],
  }));
}

function linesOf(text: string): string[] {
  const trimmed = text.replace(/^\s*\n|\s+$/g, '');
  return trimmed === '' ? [] : trimmed.split('\n').map((line) => line.trimEnd());
}
