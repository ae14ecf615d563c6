import { countOf, formatList } from '@site/learning/format';
import { kindLabels } from '@site/learning/kind-labels';
import type { NavigationSection } from '@site/sdk/contract';

/** Demos are not entries, but are counted with them. */
const demo = { id: 'demo', order: 15, counted: 'demo' };

const counted = [...kindLabels, demo].sort((a, b) => a.order - b.order);

/** How many entries and demos there are in all sections: `441 questions, 64 exercises, 80 predictions`; empty without counts. */
export function totalsOf(navigation: NavigationSection[]): string {
  const totals = counted.flatMap(({ id, counted: thing }) => {
    const number = navigation.reduce((sum, { counts = {} }) => sum + (counts[id] ?? 0), 0);
    return thing !== null && number > 0 ? [countOf(number, thing)] : [];
  });
  return formatList(totals);
}

/** What a section has in addition to its pages, as its release counts it; zero counts are left out. */
export function contentsOf({ counts = {} }: NavigationSection): string[] {
  return counted.flatMap(({ id, counted: thing }) => {
    const number = counts[id] ?? 0;
    return thing !== null && number > 0 ? [countOf(number, thing)] : [];
  });
}
