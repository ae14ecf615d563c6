import { capitalized, pluralOf } from '@site/learning/format';
import { kindLabels } from '@site/learning/kind-labels';
import type { Hit } from '@site/learning/search';
import type { Result } from './results.ts';

/** Results under one heading. */
export interface ResultGroup {
  title: string;
  hits: Hit<Result>[];
}

/** How many of the best results come first, whatever they are, and how many each further group shows. */
const best = 3;
const perGroup = 6;

/** The best results, then the further ones by what they are; the group of the best of them first. */
export function groupHits(hits: Hit<Result>[]): ResultGroup[] {
  if (hits.length === 0) return [];
  const groups = new Map<string, Hit<Result>[]>([['Best matches', hits.slice(0, best)]]);
  for (const hit of hits.slice(best)) {
    const title = groupTitle(hit.item.kind);
    const group = groups.get(title) ?? [];
    groups.set(title, group);
    if (group.length < perGroup) group.push(hit);
  }
  return [...groups].map(([title, group]) => ({ title, hits: group }));
}

/** What a kind of result is called, one of them. */
export function kindName(kind: string): string {
  const own: Record<string, string> = {
    ...{ page: 'page', heading: 'heading', demo: 'demo', row: 'table row' },
    ...{ section: 'section', action: 'action' },
  };
  return own[kind] ?? kindLabels.find(({ id }) => id === kind)?.counted ?? kind;
}

function groupTitle(kind: string): string {
  return capitalized(pluralOf(kindName(kind)));
}
