import type { PageContent } from '../../contract.ts';
import { type Demo, DemoPanel } from '../demo-panel/DemoPanel.tsx';
import { StaticHtml } from './StaticHtml.tsx';

/** A part of a page: static HTML by its key in the content, or a demo. */
export type PageBlock = { kind: 'html'; key: string } | ({ kind: 'demo' } & Demo);

interface PageViewProps {
  blocks: PageBlock[];
  content: PageContent;
}

/** A page as its `page.md` lays it out. The default export of every compiled page renders this. */
export function PageView({ blocks, content }: PageViewProps) {
  return (
    <article>
      {blocks.map((block) =>
        block.kind === 'html' ? (
          <StaticHtml key={block.key} name={block.key} html={content[block.key]} />
        ) : (
          <DemoPanel key={block.name} {...block} content={content} />
        ),
      )}
    </article>
  );
}
