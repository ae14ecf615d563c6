import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { TopicGroups } from '../card/TopicGroups.tsx';
import { labels } from '../kinds/exercise/labels.ts';
import { firstGroups } from './first-groups.ts';

const entry = (number: number) => ({
  ...{ id: `EX-${number}`, kind: labels, title: `Exercise ${number}`, address: `/javascript/${number}` },
  ...{ level: 'basic' as const, topics: ['types'], appliesTo: 'ECMAScript 2026', reviewedOn: '2026-11-21' },
  ...{ sources: [], related: [], aliases: [] },
});

/** A list with groups of so many entries. */
function listOf(...sizes: number[]): string {
  let number = 0;
  const groups = sizes.map((size, index) => ({
    id: `topic-${index}`,
    topic: 'types',
    entries: Array.from({ length: size }, () => entry(++number)),
  }));
  return renderToStaticMarkup(<TopicGroups groups={groups} />);
}

const numberOf = (html: string, selector: string) =>
  new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector).length;

beforeEach(() => vi.stubGlobal('innerHeight', 400));

it('are as many as fill the window, whole, and what stands above them', () => {
  const list = listOf(6, 6, 6, 6);
  const first = firstGroups(list);
  expect(list.startsWith(first)).toBe(true);
  expect(['.topic-links', 'section', '[data-kind]'].map((one) => numberOf(first, one))).toEqual([1, 2, 12]);
  expect(numberOf(list.slice(first.length), 'section > h3')).toBe(2);
});

it.each([
  ['a short list', listOf(3, 3)],
  ['a single group', listOf(40)],
  ['HTML without groups', '<p>Nothing yet.</p>'],
])('of %s are all of it', (_what, list) => {
  expect(firstGroups(list)).toBe(list);
});
