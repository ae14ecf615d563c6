import { diffArrays } from 'diff';
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { codeBox } from './code-block.ts';
import { highlight } from './highlight.ts';
import { linesOf, withBreak } from './lines.ts';

/** How many unchanged lines are shown beside a change. */
const context = 3;

/**
 * What changes from one file to another, line by line and highlighted: lines that go are `<del>`, lines that come `<ins>`,
 * long runs of unchanged ones are left out and counted.
 * @param before the text that is gone, `after` the one in its place
 * @param label its accessible name
 */
export async function differenceHtml(before: string, after: string, language: string, label: string): Promise<string> {
  const [old, young] = await Promise.all([sourceLines(before, language), sourceLines(after, language)]);
  const changes = diffArrays(
    old.map(({ text }) => text),
    young.map(({ text }) => text),
  );
  let [oldLine, youngLine] = [0, 0];
  const content = changes.flatMap(({ added, removed, count }, index): ElementContent[] => {
    const from = removed ? old.slice(oldLine, oldLine + count) : young.slice(youngLine, youngLine + count);
    if (!added) oldLine += count;
    if (!removed) youngLine += count;
    const lines = from.map(({ nodes }) => nodes);
    if (added || removed) return lines.map((line) => element(added ? 'ins' : 'del', withBreak(line)));
    return folded(lines, index > 0, index < changes.length - 1);
  });
  const box = { ...element('div', [codeBox(content, label)]), properties: { className: ['code', 'difference'] } };
  return toHtml(box);
}

interface Line {
  text: string;
  nodes: ElementContent[];
}

async function sourceLines(code: string, language: string): Promise<Line[]> {
  const text = code.trimEnd();
  const lines = linesOf(await highlight(text, language));
  return text.split('\n').map((line, index) => ({ text: line, nodes: lines[index] ?? [] }));
}

/** A run of unchanged lines; of a long one, the lines next to the changes around it. */
function folded(lines: ElementContent[][], changeBefore: boolean, changeAfter: boolean): ElementContent[] {
  const head = changeBefore ? context : 0;
  const tail = changeAfter ? context : 0;
  const hidden = lines.length - head - tail;
  if (hidden < 3) return lines.flatMap(withBreak);
  return [
    ...lines.slice(0, head).flatMap(withBreak),
    {
      ...element('small', [{ type: 'text', value: `${hidden} lines unchanged\n` }]),
      properties: { className: ['skip'] },
    },
    ...lines.slice(lines.length - tail).flatMap(withBreak),
  ];
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
