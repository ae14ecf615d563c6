/** A line of output: what is printed, what the reader predicted, and whether that is right. */
export interface ComparedLine {
  number: number;
  expected: string | undefined;
  given: string | undefined;
  right: boolean;
}

/** Compares an answer with the output, line by line. Spaces at line ends and empty lines around do not count. */
export function compareLines(expected: string, given: string): ComparedLine[] {
  const [wanted, predicted] = [linesOf(expected), linesOf(given)];
  return Array.from({ length: Math.max(wanted.length, predicted.length) }, (_, index) => ({
    number: index + 1,
    expected: wanted[index],
    given: predicted[index],
    right: wanted[index] === predicted[index],
  }));
}

function linesOf(text: string): string[] {
  const trimmed = text.replace(/^\s*\n|\s+$/g, '');
  return trimmed === '' ? [] : trimmed.split('\n').map((line) => line.trimEnd());
}
