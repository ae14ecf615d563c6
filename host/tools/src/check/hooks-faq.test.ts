import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ArticleBlock } from '../content/page-blocks.ts';
import { readPage } from '../content/read-page.ts';
import { remoteDirs } from '../workspace.ts';

const dir = remoteDirs().find((one) => one.endsWith('remote-hooks')) ?? '';
const pageDir = join(dir, 'src/pages/HooksFaq');
const row = v.object({ name: v.string(), kind: v.string(), entry: v.string() });
const rows = v.parse(v.array(row), parse(readFileSync(join(pageDir, 'exports.yaml'), 'utf8')));
const { blocks, content } = await readPage(pageDir);
const articles = blocks.flatMap((block) => (block.kind === 'articles' ? block.articles : []));
const ids = articles.map(({ id }) => id);

const headings = ['When', 'When not', 'Run it', 'Two pitfalls', 'On the server', 'Read on'];
const htmlOf = ({ blocks }: ArticleBlock) =>
  blocks.map((block) => (block.kind === 'html' ? content[block.key] : '')).join('');

describe('the entries of /HooksFaq', () => {
  it('are one for each hook that the table of exports lists', () => {
    const hooks = rows.filter(({ kind }) => kind === 'hook').map(({ name }) => name);
    expect(ids.filter((id) => id.startsWith('use')).toSorted()).toEqual(hooks.toSorted());
  });

  it('are where the table of exports links to', () => {
    const linked = rows.flatMap(({ entry }) => entry.match(/^\/HooksFaq#(.+)$/)?.[1] ?? []);
    expect(linked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(articles.filter(({ id }) => id.startsWith('use')))('say of $id what every entry says', (article) => {
    const html = htmlOf(article);
    expect([...html.matchAll(/<h4>(.*?)<\/h4>/g)].map(([, title]) => title)).toEqual(headings);
    expect(html).toMatch(/^<div class="code"><pre[^>]* aria-label="Signature of/);
    expect(html.match(/Two pitfalls<\/h4>\s*<ul>(.*?)<\/ul>/s)?.[1]?.match(/<li>/g)).toHaveLength(2);
    const runs = article.blocks.some(({ kind }) => kind === 'demo') || html.includes('class="code output"');
    expect(runs).toBe(true);
  });
});
