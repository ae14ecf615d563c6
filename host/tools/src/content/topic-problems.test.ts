import { kinds } from '@site/learning/kinds';
import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { questionMd } from './testing/content-fixtures.ts';
import { topicProblems } from './topic-problems.ts';

/** The problems of a page whose questions have these topics. */
function problemsWith(topics: string[], wanted: (path: string) => boolean = () => true): string[] {
  const files = topics.map((list, index) => {
    const id = `JS-${String(index).padStart(3, '0')}`;
    return [`Maps/questions/${id}-a.md`, questionMd({ id, topics: `[${list}]` })];
  });
  const dir = tempDir(Object.fromEntries(files));
  return topicProblems(`${dir}/Maps`, kinds, wanted).map(({ message }) =>
    message.replace(`${dir}/Maps/questions/`, ''),
  );
}

it('finds a topic that only one entry has and that differs from a common one by a typo', () => {
  expect(problemsWith(['closures', 'closures', 'closures', 'types, closuers'])).toEqual([
    'JS-003-a.md:5: front matter field "topics": no other entry of this page has "closuers". Did you mean "closures"?',
  ]);
});

it('leaves topics alone that are new, used twice, or near to one that is rare itself', () => {
  expect(problemsWith(['closures', 'closures', 'closures', 'types'])).toEqual([]);
  expect(problemsWith(['closures', 'closures', 'closures', 'closure', 'closure'])).toEqual([]);
  expect(problemsWith(['closures', 'closure'])).toEqual([]);
});

it('compares with all entries of the page, but reports only those that are wanted', () => {
  const topics = ['closures', 'closures', 'closures', 'closuers'];
  expect(problemsWith(topics, (path) => path.includes('JS-003'))).toHaveLength(1);
  expect(problemsWith(topics, (path) => path.includes('JS-000'))).toEqual([]);
});

it('leaves entries to others that cannot be read', () => {
  const dir = tempDir({ 'Maps/questions/JS-001-a.md': 'broken', 'Maps/exercises/EX-001-a/start.ts': '' });
  expect(topicProblems(`${dir}/Maps`, kinds, () => true)).toEqual([]);
});
