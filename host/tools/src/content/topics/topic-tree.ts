import { existsSync } from 'node:fs';
import type { EntryLink } from '@site/learning/card';
import { ContentError } from '../content-error.ts';
import { escapeHtml } from '../html.ts';
import { routeOfPage } from '../pages/page-route.ts';
import { readTree, type Topic, topicId, topicsFile } from './read-topics.ts';

/**
 * Renders a page's topic tree as nested disclosures.
 * @param dir the page's folder; the tree is its `topics.yaml`
 * @param linkTo the link to a question of the section; undefined for one that does not exist, which is left out
 * @throws ContentError for a missing file, and like {@link readTree}
 */
export function topicTree(dir: string, linkTo: (id: string) => EntryLink | undefined): string {
  const file = topicsFile(dir);
  if (!existsSync(file)) throw new ContentError(file, undefined, 'is missing, but page.md places ::topics.');
  const about = ({ about, questions }: Topic) => `${escapeHtml(about)}${links(questions, linkTo)}`;
  const leafItem = (leaf: Topic) => `<li><b>${escapeHtml(leaf.name)}</b> ${about(leaf)}</li>`;
  const items = readTree(file).map((branch) => {
    const nodes = branch.nodes.map((node) => {
      const leaves = node.leaves.length ? `<ul>${node.leaves.map(leafItem).join('')}</ul>` : '';
      return disclosure(node.name, `<p>${about(node)}</p>${leaves}`, topicId(node));
    });
    return disclosure(branch.name, `<p>${escapeHtml(branch.about)}</p><ul>${nodes.join('')}</ul>`, topicId(branch));
  });
  return list(items);
}

/**
 * Renders the branches of another page's topic tree: each discloses the names of its nodes, which are links to that page.
 * @param dir the folder of the page that has the tree
 * @throws ContentError like {@link readTree}
 */
export function topicOutline(dir: string): string {
  const { address } = routeOfPage(dir);
  const items = readTree(topicsFile(dir)).map(({ name, about, nodes }) => {
    const names = nodes.map((node) => `<li><a href="${address}#${topicId(node)}">${escapeHtml(node.name)}</a></li>`);
    return disclosure(name, `<p>${escapeHtml(about)}</p><ul class="nodes">${names.join('')}</ul>`);
  });
  return list(items);
}

function list(items: string[]): string {
  return `<ul class="topics">${items.join('')}</ul>`;
}

function disclosure(name: string, html: string, id = ''): string {
  return `<li><details${id && ` id="${id}"`}><summary>${escapeHtml(name)}</summary>${html}</details></li>`;
}

/** Links to entries, with their ids: what shows the tree marks them. */
function links(ids: readonly string[], linkTo: (id: string) => EntryLink | undefined): string {
  const all = ids.flatMap((id) => {
    const link = linkTo(id);
    return link ? [`<a href="${link.href}" data-entry-id="${id}">${escapeHtml(link.title)}</a>`] : [];
  });
  return all.length ? ` <span class="practice">${all.join(' ')}</span>` : '';
}
