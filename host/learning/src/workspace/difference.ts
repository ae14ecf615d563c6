import { diffLines } from 'diff';

/** A line of two strings: in both, only in the first, or only in the second. */
export interface DifferenceLine {
  /** Its position in the difference. */
  number: number;
  change: 'same' | 'removed' | 'added';
  text: string;
}

/** The difference between two strings, line by line. Empty lines at the end do not count. */
export function differenceOf(before: string, after: string): DifferenceLine[] {
  const parts = diffLines(`${before.trimEnd()}\n`, `${after.trimEnd()}\n`);
  return parts
    .flatMap(({ added, removed, value }) => {
      const change = added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const);
      return value
        .slice(0, -1)
        .split('\n')
        .map((text) => ({ change, text }));
    })
    .map((line, number) => ({ ...line, number }));
}
