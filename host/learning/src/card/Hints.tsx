/** @jsxRuntime automatic */
import type { Element } from 'hast';
import type { ReactNode } from 'react';
import { Prose } from './Prose.tsx';
import { Reveal } from './Reveal.tsx';
import type { Sections } from './tree-sections.ts';

/** Each hint holds the next one, so that readers open only as many as they want. */
export function Hints({ items: [item, ...others], number = 1 }: { items: Element[]; number?: number }): ReactNode {
  if (!item) return null;
  return (
    <Reveal summary={`Hint ${number}`} part={`hint-${number}`} className="hint">
      <div>
        <Prose nodes={item.children} />
      </div>
      <Hints items={others} number={number + 1} />
    </Reveal>
  );
}

/** The items of the list below the heading "Hints". */
export function hintsIn(sections: Sections): Element[] {
  const [list] = sections.get('Hints') ?? [];
  return list?.type === 'element' ? list.children.filter((node): node is Element => node.type === 'element') : [];
}
