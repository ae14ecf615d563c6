import { suggestion } from '@site/learning/did-you-mean';
import type { Kind } from '@site/learning/kind';
import { ContentError } from './content-error.ts';
import { type EntryHead, entryHeads } from './entry-heads.ts';

/** How many entries of a page have to use a topic before another spelling of it counts as a typo. */
const common = 3;

/** Short topics differ by a letter or two without being typos: `dates` and `gates`. */
const lettersPerTypo = 4;

/**
 * Finds topics that are probably misspelled. Topics are free: a page has those that its entries name. One that a single entry
 * of the page names, and that differs from a common one by a typo or two, is an error.
 * @param wanted which entries are reported; all of them are compared
 */
export function topicProblems(pageDir: string, kinds: readonly Kind[], wanted: (path: string) => boolean): Error[] {
  const heads = entryHeads(pageDir, kinds);
  const uses = new Map<string, number>();
  for (const topic of heads.flatMap(topicsOf)) uses.set(topic, (uses.get(topic) ?? 0) + 1);
  const known = [...uses].filter(([, count]) => count >= common).map(([topic]) => topic);
  return heads
    .filter(({ path }) => wanted(path))
    .flatMap((head) =>
      topicsOf(head).flatMap((topic) => {
        const nearest = uses.get(topic) === 1 ? suggestion(topic, known, lettersPerTypo) : undefined;
        return nearest === undefined ? [] : [problem(head, topic, nearest)];
      }),
    );
}

function topicsOf({ markdown: { data } }: EntryHead): string[] {
  const { topics } = data;
  return Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [];
}

function problem({ markdown }: EntryHead, topic: string, nearest: string): ContentError {
  return new ContentError(
    markdown.file,
    markdown.lineOf('topics'),
    `front matter field "topics": no other entry of this page has "${topic}". Did you mean "${nearest}"?`,
  );
}
