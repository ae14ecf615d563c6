import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { type CardFacts, entryCard } from './entry-card.ts';
import { reveal, sectionHtml } from './section-html.ts';

/**
 * The card of a snippet to predict: its output and the reasons wait in a disclosure. In front of it is a form for the reader's
 * own answer.
 */
export function predictCard(facts: CardFacts, tree: Root): string {
  const { nodes, whole } = sectionHtml(tree);
  const asked = nodes('What does it print?');
  const output = asked.filter(isOutput);
  const html = (children: RootContent[]) => toHtml({ type: 'root', children });
  return entryCard(
    facts,
    [
      `<h4>What does it print?</h4>${html(asked.filter((node) => !isOutput(node)))}`,
      form(facts.data.id),
      reveal('Show the output', `${html(output)}${whole('Why')}${whole('Change one line')}`),
    ].join(''),
  );
}

/** Hidden until the page is alive and can compare. */
function form(id: string): string {
  const field = `${id}-prediction`;
  return [
    '<form class="prediction">',
    `<label for="${field}">Your prediction</label>`,
    `<p id="${field}-hint">One line for each line of output.</p>`,
    `<textarea id="${field}" aria-describedby="${field}-hint" rows="4" spellcheck="false" autocomplete="off"></textarea>`,
    '<button type="submit">Check</button><div role="status" class="verdict"></div></form>',
  ].join('');
}

function isOutput(node: RootContent): node is Element {
  if (node.type !== 'element') return false;
  const names = node.properties.className;
  return Array.isArray(names) && names.includes('output');
}
