import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { readEntries } from '../entries/read-entries.ts';
import { renderGroups } from '../entries/render-card.tsx';
import { questionMd } from '../testing/content-fixtures.ts';
import { topicGroups } from './topic-groups.ts';

/** Questions with these first topics, in this order. */
async function entriesOn(...topics: string[]) {
  const files = topics.map((topic, index) => {
    const id = `JS-00${index + 1}`;
    return [`Maps/questions/${id}-q${index + 1}.md`, questionMd({ id, title: id, topics: `[${topic}]` })];
  });
  return readEntries(join(tempDir(Object.fromEntries(files)), 'Maps'));
}

it('gathers the entries of a topic, in the order in which the topics first appear', async () => {
  const groups = topicGroups(await entriesOn('scope', 'dom', 'scope'), new Set());
  expect(groups.map(({ id, entries }) => [id, entries.map((entry) => entry.id)])).toEqual([
    ['topic-scope', ['JS-001', 'JS-003']],
    ['topic-dom', ['JS-002']],
  ]);
});

it('gives a topic of a second list an id of its own', async () => {
  const ids = new Set<string>();
  const entries = await entriesOn('scope');
  expect([topicGroups(entries, ids), topicGroups(entries, ids)].flat().map(({ id }) => id)).toEqual([
    'topic-scope',
    'topic-scope-2',
  ]);
});

it('shows each topic with its number of entries, and links to the topics when there are several', async () => {
  const html = async (...topics: string[]) => renderGroups(topicGroups(await entriesOn(...topics), new Set()));
  const list = await html('scope', 'scope', 'dom', 'event-loop');
  expect(list).toContain('<li><a href="#topic-scope">Scope</a> 2</li>');
  expect(list).toContain(
    '<h3 id="topic-dom"><a class="anchor" href="#topic-dom">DOM <span class="count">1</span></a></h3>',
  );
  expect(list.match(/<h4>/g)).toHaveLength(4);
  expect(await html('scope', 'dom')).not.toContain('<ul');
});
