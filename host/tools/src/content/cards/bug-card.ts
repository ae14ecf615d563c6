import type { Root } from 'hast';
import { type CardFacts, entryCard } from './entry-card.ts';
import { reveal, sectionHtml } from './section-html.ts';

/** The card of a bug: what fails and the code that does; the repair waits in a disclosure. */
export function bugCard(facts: CardFacts, tree: Root): string {
  const { whole } = sectionHtml(tree);
  const shown = ['What goes wrong', 'The failing test', 'Broken'].map(whole).join('');
  const repair = ['Fixed', 'Cause', 'How to catch it'].map(whole).join('');
  return entryCard(facts, `${shown}${reveal('Show the repair', repair)}`);
}
