import { sectionsOf } from '@site/learning/card';
import { kinds } from '@site/learning/kinds';
import { expect, it } from 'vitest';
import { compileMarkdown } from '../markdown/markdown.ts';
import { block } from '../testing/entry-fixtures.ts';
import { entrySummary } from './entry-summary.ts';

async function summaryOf(...blocks: string[]) {
  const { tree } = await compileMarkdown({ file: 'a.md', data: {}, body: blocks.join('\n\n'), linesBefore: 0 });
  const kind = kinds.find(({ id }) => id === 'predict');
  return kind && entrySummary('Two loops', kind, sectionsOf(tree));
}

const heading = '## What does it print?';
const code = `${block('js run', 'console.log(1);')}\n${block('output', '1')}`;

it('is the text below the first heading, up to the next one', async () => {
  expect(await summaryOf(heading, 'The `first`\nof two.', 'The second.', '## Why', 'So.')).toBe(
    'The first of two. The second.',
  );
});

it('holds the items that a sentence announces, and no code', async () => {
  expect(await summaryOf(heading, 'Print:', '- one,\n- two.', code, 'After it.')).toBe('Print: one, two.');
});

it('is kind and title of an entry that begins with code', async () => {
  expect(await summaryOf(heading, code, 'After it.')).toBe('Predict the output: Two loops');
});

it('ends before it is too long for a search engine', async () => {
  const summary = await summaryOf(heading, 'word '.repeat(50));
  expect(summary).toMatch(/^word .* word …$/);
  expect(summary?.length).toBeLessThan(160);
});
