import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { lowerHeadings } from '../tree-sections.ts';
import { type CardFacts, entryCard } from './entry-card.ts';

/** The card of a question: its answer as it is written. */
export function questionCard(facts: CardFacts, tree: Root): string {
  lowerHeadings(tree);
  return entryCard(facts, toHtml(tree));
}
