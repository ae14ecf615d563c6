import { existsSync, readFileSync } from 'node:fs';
import type { Kind } from '@site/learning/kind';
import { kindNamed } from './entry-kind.ts';
import { entryPaths, mainFile } from './entry-places.ts';
import { type RawMarkdown, splitFrontMatter } from './front-matter.ts';

/** The front matter of an entry, not yet checked, and its kind. */
export interface EntryHead {
  path: string;
  markdown: RawMarkdown;
  kind: Kind;
}

/**
 * Reads the front matter of a page's entries, and nothing else of them, so it is quick. An entry that cannot be read is left
 * out: whoever reads it as a whole reports it.
 */
export function entryHeads(pageDir: string, kinds: readonly Kind[]): EntryHead[] {
  return entryPaths(pageDir, kinds).flatMap((place) => {
    const markdown = rawMarkdown(mainFile(place));
    const kind = markdown && kindNamed(markdown.data.kind, place.group, kinds);
    return kind ? [{ path: place.path, markdown, kind }] : [];
  });
}

function rawMarkdown(file: string): RawMarkdown | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return splitFrontMatter(file, readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
