import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { codeBlock } from '../code-block.ts';
import type { ExerciseFiles } from '../entry.ts';
import { type CardFacts, entryCard } from './entry-card.ts';
import { reveal, type SectionHtml, sectionHtml } from './section-html.ts';

/** The card of an exercise: task, signature and examples; hints one by one; solution, another way and tests on demand. */
export async function exerciseCard(facts: CardFacts, tree: Root, files: ExerciseFiles): Promise<string> {
  const { start, solution, tests } = files;
  const sections = sectionHtml(tree);
  const { inner, whole } = sections;
  const [signature, solved, tested] = await Promise.all([start, solution, tests].map(source));
  return entryCard(
    facts,
    [
      whole('Task'),
      `<h4>Start</h4>${signature}`,
      whole('Examples'),
      `<h4>Hints</h4>${hints(sections)}`,
      `<h4>Solution</h4>${reveal('Show the solution', `${solved}${whole('Complexity')}`)}`,
      reveal('Show a second approach', inner('Second approach')),
      reveal('Show the tests', `${tested}`),
      whole('Follow-ups'),
    ].join(''),
  );
}

/** Each hint holds the next one, so that a reader opens no more than is wanted. */
function hints({ nodes }: SectionHtml): string {
  const list = nodes('Hints')[0];
  const items =
    list?.type === 'element' ? list.children.filter((node): node is Element => node.type === 'element') : [];
  const texts = items.map((item) => toHtml({ type: 'root', children: item.children }));
  return texts.reduceRight(
    (deeper, text, index) => reveal(`Hint ${index + 1}`, `<div>${text}</div>${deeper}`, 'hint'),
    '',
  );
}

async function source(path: string): Promise<string> {
  const file = basename(path);
  return toHtml(await codeBlock(readFileSync(path, 'utf8'), extname(path).slice(1), `Code, ${file}`, { file }));
}
