import { type ComponentType, memo, type ReactNode, useDeferredValue } from 'react';
import type { PageContent } from '../../contract.ts';
import { copyable } from '../code/copyable.ts';
import { type Demo, DemoPanel } from '../demo-panel/DemoPanel.tsx';
import { StaticHtml } from './StaticHtml.tsx';

/** A list of entries: static HTML by its key in the content, rendered by a component that only pages with entries load. */
interface EntriesBlock {
  kind: 'entries';
  key: string;
  List: ComponentType<{ name: string; html: string | undefined; base: string; firstScreen: boolean }>;
}

/** Articles that open from their titles, one at a time; rendered by a component that only pages with articles load. */
interface ArticlesBlock {
  kind: 'articles';
  key: string;
  articles: { id: string; title: string; blocks: PageBlock[] }[];
  Articles: ComponentType<{ articles: { id: string; title: string; body: ReactNode }[]; content: PageContent }>;
}

/** A part of a page: static HTML by its key in the content, a list of entries, a demo, or articles made of such parts. */
export type PageBlock = { kind: 'html'; key: string } | EntriesBlock | ({ kind: 'demo' } & Demo) | ArticlesBlock;

interface PageViewProps {
  blocks: PageBlock[];
  content: PageContent;
  /** The address of the section's release; only lists of entries use it. */
  base?: string;
  /** Whether to show the first screen before the rest. */
  firstScreen?: boolean | undefined;
}

/** How many blocks of a page fill the first screen. */
const firstBlocks = 2;

/** A page as its `page.md` lays it out. The default export of every compiled page renders this. */
export function PageView({ blocks, ...props }: PageViewProps) {
  const shown = useDeferredValue(blocks, props.firstScreen ? blocks.slice(0, firstBlocks) : blocks);
  return (
    <article ref={copyable}>
      <Blocks blocks={shown} {...props} />
    </article>
  );
}

const Blocks = memo(({ blocks, ...props }: PageViewProps) =>
  blocks.map((block) => <Block key={block.kind === 'demo' ? block.name : block.key} block={block} {...props} />),
);

function Block({
  block,
  content,
  base = '',
  firstScreen = false,
}: Omit<PageViewProps, 'blocks'> & { block: PageBlock }) {
  if (block.kind === 'demo') return <DemoPanel {...block} content={content} base={base} />;
  if (block.kind === 'articles') {
    const articles = block.articles.map(({ blocks, ...article }) => ({
      ...article,
      body: <Blocks blocks={blocks} content={content} base={base} />,
    }));
    return <block.Articles articles={articles} content={content} />;
  }
  const { key } = block;
  if (block.kind === 'html') return <StaticHtml name={key} html={content[key]} />;
  return <block.List name={key} html={content[key]} base={base} firstScreen={firstScreen} />;
}
