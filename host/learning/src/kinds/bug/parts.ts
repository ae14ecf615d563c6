import { ContentError } from '../../content-error.ts';
import type { EntrySource, MarkedBlock } from '../../entry.ts';

/** The three blocks of code that make a bug. */
export type BugParts = Record<MarkedBlock['role'], MarkedBlock>;

/** Finds the test, the broken and the fixed code of a bug. @throws ContentError when one is missing, repeated or does not fit */
export function bugParts({ file, marked }: Pick<EntrySource, 'file' | 'marked'>): BugParts {
  const one = (role: MarkedBlock['role']) => {
    const [block, second] = marked.filter((other) => other.role === role);
    if (!block) throw new ContentError(file, undefined, `has no block marked \`${role}\`. A bug has exactly one.`);
    if (second)
      throw new ContentError(file, second.line, `is a second block marked \`${role}\`. A bug has exactly one.`);
    return block;
  };
  const parts = { test: one('test'), broken: one('broken'), fixed: one('fixed') };
  if (isHtml(parts) !== (parts.fixed.language === 'html'))
    throw new ContentError(file, parts.fixed.line, 'broken and fixed must be of one language.');
  if (isHtml(parts) && parts.test.language !== 'js')
    throw new ContentError(file, parts.test.line, 'the test of an html bug runs in the page: mark it ```js test.');
  return parts;
}

/** Whether the bug is in HTML, which needs Chromium. */
export function isHtml({ broken }: Pick<BugParts, 'broken'>): boolean {
  return broken.language === 'html';
}
