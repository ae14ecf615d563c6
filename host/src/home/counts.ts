import type { OutlineSection } from '@site/sdk/contract';

/** What is counted besides pages, as the contract names it and as the reader does. */
const kinds = [
  ['question', 'question'],
  ['demo', 'demo'],
  ['exercise', 'exercise'],
  ['predict', 'prediction'],
  ['bug', 'bug'],
] as const;

/** A number of things, in words: `1 page`, `2 pages`. */
export function countOf(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

/** What a section holds besides its pages, as far as its release says it; of what it has none is not spoken. */
export function contentsOf({ counts = {} }: OutlineSection): string[] {
  return kinds.flatMap(([kind, thing]) => {
    const number = counts[kind] ?? 0;
    return number > 0 ? [countOf(number, thing)] : [];
  });
}
