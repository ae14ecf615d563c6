/** A line of a script without its indentation; empty for none. @param line 1-based */
export function sourceLine(code: string, line: number | null | undefined): string {
  return code.split('\n')[(line ?? 0) - 1]?.trim() ?? '';
}
