import { existsSync, readFileSync } from 'node:fs';
import { suggestion } from '@site/learning/did-you-mean';
import type { Entry } from '@site/learning/entry';
import { ContentError } from '../content-error.ts';
import { readField, splitFrontMatter } from '../front-matter.ts';

/** How many entries of a page have to use a topic before another spelling of it counts as a typo. */
const common = 3;

/** Short topics differ by a letter or two without being typos: `dates` and `gates`. */
const lettersPerTypo = 4;

/**
 * Finds topics that are probably misspelled. Topics are free: a page has those that its entries name. One that a single entry
 * of the page names, and that differs from a common one by a typo or two, is an error.
 * @param others the Markdown files of the page's other entries, which are only compared
 */
export function topicProblems(entries: Entry[], others: string[]): Error[] {
  const uses = new Map<string, number>();
  for (const topic of [...entries.flatMap(({ topics }) => topics), ...others.flatMap(topicsIn)])
    uses.set(topic, (uses.get(topic) ?? 0) + 1);
  const known = [...uses].filter(([, count]) => count >= common).map(([topic]) => topic);
  return entries.flatMap((entry) =>
    entry.topics.flatMap((topic) => {
      const nearest = uses.get(topic) === 1 ? suggestion(topic, known, lettersPerTypo) : undefined;
      return nearest === undefined ? [] : [problem(entry, topic, nearest)];
    }),
  );
}

/** The topics of an entry, without reading the rest of it; none for a file in which they are broken. */
export function topicsIn(file: string): string[] {
  const topics = existsSync(file) ? readField(readFileSync(file, 'utf8'), 'topics') : undefined;
  return Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [];
}

function problem({ file }: Entry, topic: string, nearest: string): ContentError {
  const line = splitFrontMatter(file, readFileSync(file, 'utf8')).lineOf('topics');
  const text = `no other entry of this page has "${topic}". Did you mean "${nearest}"?`;
  return new ContentError(file, line, `front matter field "topics": ${text}`);
}
