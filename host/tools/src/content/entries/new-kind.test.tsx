// @vitest-environment happy-dom
import { join } from 'node:path';
import { EntryList } from '@site/learning/entries';
import { kinds as allKinds } from '@site/learning/kinds';
import { parseItems } from '@site/sdk/contract';
import { StaticRouter } from '@site/sdk/static-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { checkContent } from '../../check/check-content.ts';
import { tempDir } from '../../testing/temp-dir.ts';
import { contentCounts } from '../content-counts.ts';
import type { EntriesBlock } from '../pages/page-blocks.ts';
import { readPage } from '../pages/read-page.ts';
import { sectionItems } from '../search/section-items.ts';
import { pageMd, questionMd } from '../testing/content-fixtures.ts';
import { sections } from '../testing/entry-fixtures.ts';
import { riddle } from '../testing/riddle/kind.ts';
import { EntryReader } from './read-entries.ts';

// A kind is one folder, `testing/riddle/`, and one line:
const kinds = [...allKinds, riddle];

const riddleMd = (fields: Record<string, string> = {}) =>
  questionMd(
    { id: 'RI-001', title: 'What has keys and opens nothing?', stars: '3', ...fields },
    sections({ Riddle: 'Think.', Solution: 'A Map.' }),
  );

const section = (riddle = riddleMd()) =>
  tempDir({
    'src/pages/Maps/page.md': pageMd({}, 'Text.\n\n::questions'),
    'src/pages/Maps/questions/JS-001-map.md': questionMd(),
    'src/pages/Maps/riddles/RI-001-keys.md': riddle,
  });

const read = (dir: string) => readPage(join(dir, 'src/pages/Maps'), new EntryReader(kinds));
const problemsIn = async (dir: string) =>
  (await checkContent([], { dirs: [dir], kinds })).problems.map(({ message }) => message);

it('is listed below the heading of its group, and shown by its own card, in the list and on a page', async () => {
  const { headings, blocks, content, entries } = await read(section());
  expect(headings).toEqual([{ id: 'riddles', text: 'Riddles', level: 2 }]);
  const list = blocks.findLast((block) => block.kind === 'entries');
  expect(content[list?.key ?? '']).toMatch(/data-kind="riddle".*<span class="kind">riddle/);
  const shown = '<p>Think.</p><div data-behavior="riddle" data-stars="3"></div>';
  const own = entries.find(({ id }) => id === 'RI-001');
  expect(own?.answerHtml).toContain(shown);
  expect(own?.pageHtml).toContain(shown);
  expect(list).toMatchObject({ styles: [riddle.styles], behaviors: { riddle: riddle.behavior } });
});

it('is placed by the directive of its group', async () => {
  const dir = tempDir({
    'Maps/page.md': pageMd({}, '::riddles{kind="riddle"}'),
    'Maps/riddles/RI-001-keys.md': riddleMd(),
  });
  const { blocks, headings } = await readPage(join(dir, 'Maps'), new EntryReader(kinds));
  expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'entries', 'html']);
  expect(headings).toEqual([]);
});

it('can be filtered', async () => {
  const { blocks, content } = await read(section());
  const lists = blocks.filter((block): block is EntriesBlock => block.kind === 'entries');
  render(
    <StaticRouter location="/Javascript">
      <article>
        {lists.map(({ key, facets }) => (
          <EntryList key={key} name={key} html={content[key]} base="/" page="Maps" facets={facets} behaviors={{}} />
        ))}
      </article>
    </StaticRouter>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Riddle (1)');
  expect(screen.getByText('1 of 2 entries')).toBeTruthy();
  expect(document.getElementById('JS-001')?.hidden).toBe(true);
  expect(document.getElementById('RI-001')?.hidden).toBe(false);
});

it('is counted', async () => {
  expect(contentCounts(section(), kinds)).toEqual({ question: 1, riddle: 1 });
  expect((await checkContent([], { dirs: [section()], kinds })).counts.checked).toEqual({ riddle: 1 });
});

it('is checked: its form, its front matter, and what its own check finds', async () => {
  expect(await problemsIn(section())).toEqual([]);
  expect(await problemsIn(section(riddleMd({ stars: '6' })))).toEqual([
    expect.stringMatching(/RI-001-keys\.md: has more than five stars\.$/),
  ]);
  expect(await problemsIn(section(riddleMd({ stars: 'many', level: 'esay' })))).toEqual([
    expect.stringMatching(
      /RI-001-keys\.md:\d+: front matter field "level": must be basic, intermediate or advanced\.$/,
    ),
    expect.stringMatching(/RI-001-keys\.md:\d+: front matter field "stars": must be a number$/),
  ]);
  expect(await problemsIn(section(questionMd({ id: 'RI-001', stars: '1' })))).toEqual([
    expect.stringContaining('must have the headings Riddle, Solution, in this order'),
  ]);
});

it('is published as an item that holds how it begins', async () => {
  const items = sectionItems([await read(section())]);
  expect(parseItems(items, 'items.json')).toEqual(items);
  expect(items[1]).toMatchObject({
    id: 'RI-001',
    kind: 'riddle',
    address: '/Maps/keys',
    summary: 'Think.',
  });
});
