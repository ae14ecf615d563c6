import { kindLabels } from '@site/learning/kind-labels';
import type { NavigationSection } from '@site/sdk/contract';

/** Demos are no entries, but counted among them. */
const demo = { id: 'demo', order: 15, counted: 'demo' };

const counted = [...kindLabels, demo].sort((a, b) => a.order - b.order);

/** A number of things, in words: `1 page`, `2 pages`. */
export function countOf(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

/** What a section holds besides its pages, as far as its release counts it; without what it has none of. */
export function contentsOf({ counts = {} }: NavigationSection): string[] {
  return counted.flatMap(({ id, counted: thing }) => {
    const number = counts[id] ?? 0;
    return thing !== null && number > 0 ? [countOf(number, thing)] : [];
  });
}
