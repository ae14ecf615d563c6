import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { entryFiles } from '../content/entries/entry-files.ts';
import { sharedReader } from '../content/entries/read-entries.ts';
import { type Block, type EntriesBlock, modulesOf } from '../content/pages/page-blocks.ts';
import { type PageSource, readPage } from '../content/pages/read-page.ts';
import { readSection } from '../content/read-section.ts';

const isPage = (id: string) => /\/src\/pages\/[^/]+\/page\.md(?:\?entries)?$/.test(id);

/**
 * Compiles a `page.md` to a module whose default export is the page's component. In a build the static HTML stays out of
 * it: the release tool writes it beside the code, and the host passes it in. In development, and on request, the module includes it.
 */
export function pagePlugin(dir: string, content: 'apart' | 'with-content' = 'apart'): Plugin {
  let inline = content === 'with-content';
  return {
    name: 'site:page',
    enforce: 'pre',
    configResolved(config) {
      inline ||= config.command === 'serve';
    },
    async transform(_code, id) {
      if (!isPage(id)) return null;
      const page = await readPage(dirname(id), sharedReader);
      for (const file of filesOf(page)) this.addWatchFile(file);
      return { code: id.endsWith('?entries') ? entriesModule(page) : pageModule(page, inline), map: null };
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/content/')) return next();
        readSection(dir, sharedReader).then(({ pages }) => {
          const file = pages.flatMap((page) => entryFiles(page, pages)).find(({ path }) => request.url === `/${path}`);
          response.statusCode = file ? 200 : 404;
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(file?.json ?? null));
        }, next);
      });
    },
    hotUpdate({ type, file, modules }) {
      const folder = normalizePath(file).match(/^(.*\/src\/pages\/[^/]+)\//)?.[1];
      if (type === 'update' || !folder || !file.startsWith(dir)) return;
      const page = this.environment.moduleGraph.getModulesByFile(`${folder}/page.md`);
      return [...modules, ...(page ?? [])];
    },
  };
}

/** The files other than `page.md` that are shown on a page: a change to them changes the page. */
function filesOf({ dir, entries, blocks, articleFiles, topicFiles }: PageSource): string[] {
  const files = [...blocks.flatMap(filesShown).map((file) => join(dir, file)), ...articleFiles, ...topicFiles];
  return [...files, ...entries.flatMap((entry) => entry.files)].filter((file) => existsSync(file));
}

function filesShown(block: Block): string[] {
  if (block.kind === 'articles') return block.articles.flatMap(({ blocks }) => blocks.flatMap(filesShown));
  return block.kind === 'demo' ? [...block.variants.map(({ file }) => file), ...block.parts, ...block.tests] : [];
}

function pageModule({ name, blocks, content }: PageSource, inline: boolean): string {
  const imports: string[] = [];
  const literals = blocks.map((block) => literalOf(block, imports));
  return [
    `import { jsx } from 'react/jsx-runtime';`,
    `import { PageView } from '@site/sdk/ui/page';`,
    ...imports,
    `const blocks = [${literals.join(',\n')}];`,
    inline ? `const own = ${JSON.stringify(content)};` : '',
    `export default function ${name}(props) { return jsx(PageView, { ...props, blocks${inline ? ', content: own' : ''} }); }`,
  ].join('\n');
}

function literalOf(block: Block, imports: string[]): string {
  if (block.kind === 'demo') return demoLiteral(block, imports);
  if (block.kind === 'html') return JSON.stringify(block);
  if (block.kind === 'articles') return articlesLiteral(block, imports);
  if (block.kind === 'topics') return topicsLiteral(block, imports);
  return entriesLiteral(block, imports);
}

/** The module that shows the entries of a page on pages of their own. */
function entriesModule({ entries }: PageSource): string {
  const imports = [
    `import { jsx } from 'react/jsx-runtime';`,
    `import { EntryView } from '@site/learning/entry-view';`,
  ];
  const behaviors = behaviorsLiteral(modulesOf(entries), imports);
  return [
    ...imports,
    `const behaviors = ${behaviors};`,
    'export default function Entry({ content, base }) { return jsx(EntryView, { content, base, behaviors }); }',
  ].join('\n');
}

function behaviorsLiteral({ styles, behaviors }: ReturnType<typeof modulesOf>, imports: string[]): string {
  for (const file of styles) importOnce(`import ${JSON.stringify(file)};`, imports);
  const mounted = Object.entries(behaviors).map(([id, module]) => {
    const local = `Behavior_${id.replaceAll(/\W/g, '_')}`;
    importOnce(`import ${local} from ${JSON.stringify(module)};`, imports);
    return `${JSON.stringify(id)}: ${local}`;
  });
  return `{ ${mounted} }`;
}

function entriesLiteral({ kind, key, page, facets, ...modules }: EntriesBlock, imports: string[]): string {
  importOnce(`import { EntryList } from '@site/learning/entries';`, imports);
  const behaviors = behaviorsLiteral(modules, imports);
  const list = `list${imports.length}`;
  imports.push(
    `const ${list} = { page: ${JSON.stringify(page)}, facets: ${JSON.stringify(facets)}, behaviors: ${behaviors} };`,
  );
  return `{ ...${JSON.stringify({ kind, key })}, List: (props) => jsx(EntryList, { ...props, ...${list} }) }`;
}

/** A page shows a tree as it shows a list. */
function topicsLiteral({ key }: Extract<Block, { kind: 'topics' }>, imports: string[]): string {
  importOnce(`import { TopicTree } from '@site/learning/topic-tree';`, imports);
  return `{ ...${JSON.stringify({ kind: 'entries', key })}, List: TopicTree }`;
}

function articlesLiteral({ kind, key, articles }: Extract<Block, { kind: 'articles' }>, imports: string[]): string {
  importOnce(`import { Articles } from '@site/sdk/ui/articles';`, imports);
  const shown = articles.map(({ id, title, blocks }) => {
    const own = blocks.map((block) => literalOf(block, imports));
    return `{ ...${JSON.stringify({ id, title })}, blocks: [${own}] }`;
  });
  return `{ ...${JSON.stringify({ kind, key })}, articles: [${shown}], Articles }`;
}

function importOnce(line: string, imports: string[]): void {
  if (!imports.includes(line)) imports.push(line);
}

function demoLiteral({ variants, ...demo }: Extract<Block, { kind: 'demo' }>, imports: string[]): string {
  const shown = variants.map(({ label, file }) => {
    const local = `Demo${imports.length}`;
    imports.push(`import ${local} from ${JSON.stringify(`./${file}`)};`);
    return `{ label: ${JSON.stringify(label)}, file: ${JSON.stringify(file)}, Demo: ${local} }`;
  });
  return `{ ...${JSON.stringify(demo)}, variants: [${shown}] }`;
}
