import type { EntryLink } from '@site/learning/card';
import type { Entry } from '@site/learning/entry';
import {
  entryContentFile,
  entryMutantsFile,
  entryRoot,
  entryWordsFile,
  entryWorkspaceFile,
  type PageContent,
} from '@site/sdk/contract';
import { sourceLinksOf } from '../markdown/source-links.ts';
import type { PageSource } from '../pages/read-page.ts';
import { renderNeighbors } from './render-card.tsx';

type Listed = Pick<PageSource, 'name' | 'address' | 'param' | 'entries'>;
type Links = Map<string, EntryLink>;

/** A file of a release: its path and what it holds. */
interface EntryFile {
  path: string;
  json: Record<string, unknown>;
}

/**
 * What a release holds of a page's entries beside its code: the static parts of each, on its own page and in the list; what a reader
 * works on, and what judges a reader's tests; and the words of all.
 * @param section all pages of the section, for the links to related entries
 */
export function entryFiles(page: Listed, section: Listed[]): EntryFile[] {
  if (page.entries.length === 0) return [];
  const links = new Map(section.flatMap(linksOf));
  const files = page.entries.map((entry) => ({
    path: entryContentFile(page.name, entry.slug),
    json: contentOf(entry, page, links),
  }));
  return [...files, ...page.entries.flatMap(workspaceOf), { path: entryWordsFile(page.name), json: wordsOf(page) }];
}

function workspaceOf({ id, kind, own }: Entry): EntryFile[] {
  const [workspace, versions] = [kind.workspace(own), kind.judgedVersions(own)];
  return [
    ...(workspace ? [{ path: entryWorkspaceFile(id), json: workspace }] : []),
    ...(versions ? [{ path: entryMutantsFile(id), json: versions }] : []),
  ];
}

function contentOf(
  { id, file, title, topics, pageHtml, answerHtml, related }: Entry,
  { entries }: Listed,
  links: Links,
): PageContent {
  const [topic = ''] = topics;
  const same = entries.filter(({ topics: [first] }) => first === topic).map((one) => one.id);
  const at = same.indexOf(id);
  const neighbors = renderNeighbors({
    topic,
    previous: links.get(same[at - 1] ?? ''),
    next: links.get(same[at + 1] ?? ''),
    related: related.flatMap((id) => links.get(id) ?? []),
    source: sourceLinksOf({ file, title }),
  });
  return { 'html-entry': pageHtml, 'html-neighbors': neighbors, answer: answerHtml };
}

function wordsOf({ entries }: Listed): Record<string, string> {
  return Object.fromEntries(entries.map(({ id, text }) => [id, text.replace(/\s+/g, ' ').trim().toLowerCase()]));
}

function linksOf(page: Listed): [string, EntryLink][] {
  return page.entries.map(({ id, slug, title }) => [id, { href: `${entryRoot(page)}/${slug}`, title }]);
}
