import type { ComponentType } from 'react';
import type { PageContent } from '../../contract.ts';
import { copyable } from '../code/copyable.ts';
import { type Demo, DemoPanel } from '../demo-panel/DemoPanel.tsx';
import type { Facets } from '../questions/facets.ts';
import { StaticHtml } from './StaticHtml.tsx';

/** A list of questions: static HTML by its key in the content, drawn by a component that only pages with questions load. */
interface EntriesBlock {
  kind: 'entries';
  key: string;
  facets: Facets | null;
  List: ComponentType<{ name: string; html: string | undefined; facets: Facets | null }>;
}

/** A part of a page: static HTML by its key in the content, a list of questions, or a demo. */
export type PageBlock = { kind: 'html'; key: string } | EntriesBlock | ({ kind: 'demo' } & Demo);

interface PageViewProps {
  blocks: PageBlock[];
  content: PageContent;
}

/** A page as its `page.md` lays it out. The default export of every compiled page renders this. */
export function PageView({ blocks, content }: PageViewProps) {
  return (
    <article ref={copyable}>
      {blocks.map((block) => (
        <Block key={block.kind === 'demo' ? block.name : block.key} block={block} content={content} />
      ))}
    </article>
  );
}

function Block({ block, content }: { block: PageBlock; content: PageContent }) {
  if (block.kind === 'demo') return <DemoPanel {...block} content={content} />;
  const { key } = block;
  if (block.kind === 'html') return <StaticHtml name={key} html={content[key]} />;
  return <block.List name={key} html={content[key]} facets={block.facets} />;
}
