import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { Plugin } from 'vite';
import { sourceHtml } from '../content/markdown/code-block.ts';
import { differenceHtml } from '../content/markdown/difference.ts';
import { linkHeadings } from '../content/markdown/heading-links.ts';
import { compileMarkdown } from '../content/markdown/markdown.ts';

/**
 * Imports files as static HTML: `./Button.specimen.tsx?source` is the highlighted source, `./prose.md?content` the compiled
 * Markdown, and `./A.as-found.demo.tsx?difference` what the corrected variant changes.
 */
export function sourcePlugin(): Plugin {
  return {
    name: 'site:source',
    enforce: 'pre',
    async load(id) {
      const [, file, kind] = id.match(/^(.+)\?(source|content|difference)$/) ?? [];
      if (!file || !kind) return null;
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(await htmlOf(file, kind))};`, map: null };
    },
  };
}

async function htmlOf(file: string, kind: string): Promise<string> {
  const text = readFileSync(file, 'utf8');
  if (kind === 'source') return sourceHtml(text, basename(file));
  if (kind === 'content') return contentHtml(text, file);
  const corrected = readFileSync(file.replace('.as-found.', '.corrected.'), 'utf8');
  return differenceHtml(text, corrected, 'tsx', 'Difference from As found to Corrected');
}

async function contentHtml(body: string, file: string): Promise<string> {
  const { tree } = await compileMarkdown({ file, data: {}, body, linesBefore: 0 });
  linkHeadings(tree);
  return toHtml(tree);
}
