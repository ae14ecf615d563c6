import { expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { EntryReader } from '../entries/read-entries.ts';
import { questionMd } from '../testing/content-fixtures.ts';

/** The problems of a page whose questions, JS-000 and so on, have these topics. */
async function problemsWith(topics: string[], wanted?: string): Promise<string[]> {
  const files = topics.map((list, index) => {
    const id = `JS-${String(index).padStart(3, '0')}`;
    return [`Maps/questions/${id}-a${index}.md`, questionMd({ id, topics: `[${list}]` })];
  });
  const dir = tempDir(Object.fromEntries(files));
  const reader = new EntryReader();
  const { problems } = await reader.collect(`${dir}/Maps`, (path) => !wanted || path.includes(wanted));
  return problems.map(({ message }) => message.replace(`${dir}/Maps/questions/`, ''));
}

it('finds a topic that only one entry has and that differs from a common one by a typo', async () => {
  expect(await problemsWith(['closures', 'closures', 'closures', 'types, closuers'])).toEqual([
    'JS-003-a3.md:5: front matter field "topics": no other entry of this page has "closuers". Did you mean "closures"?',
  ]);
});

it('leaves topics alone that are new, short, used twice, or near to one that is rare itself', async () => {
  expect(await problemsWith(['closures', 'closures', 'closures', 'types'])).toEqual([]);
  expect(await problemsWith(['maps', 'maps', 'maps', 'apps'])).toEqual([]);
  expect(await problemsWith(['closures', 'closures', 'closures', 'closure', 'closure'])).toEqual([]);
  expect(await problemsWith(['closures', 'closure'])).toEqual([]);
});

it('compares with all entries of the page, but reports only those that are wanted', async () => {
  const topics = ['closures', 'closures', 'closures', 'closuers'];
  expect(await problemsWith(topics, 'JS-003')).toHaveLength(1);
  expect(await problemsWith(topics, 'JS-000')).toEqual([]);
});
