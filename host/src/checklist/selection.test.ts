import { fixtureItem } from '@site/learning/testing/fixture-item';
import { expect, it } from 'vitest';
import { anyEntry, facetsOf, nameOfSelection, offeredSelection, selected } from './selection.ts';

const items = [
  fixtureItem('JS-001', { level: 'advanced', topics: ['scope', 'closures'] }),
  fixtureItem('JS-002', { kind: 'bug', topics: ['event-loop'] }),
  fixtureItem('HK-001', {
    ...{ topics: ['use-effect'], section: 'hooks', sectionTitle: 'React Hooks' },
    ...{ page: 'UseeffectHook', pageTitle: 'useEffect' },
  }),
];
const states = new Map([
  ['JS-001', { knowledge: 'unsure' as const, isBookmarked: false, hasNote: false }],
  ['HK-001', { knowledge: 'known' as const, isBookmarked: true, hasNote: true }],
]);
const ids = (part: object) => selected(items, { ...anyEntry, ...part }, states).map(({ id }) => id);

it('selects by section, page, kind, level, topic and what the reader has noted', () => {
  expect(ids({})).toEqual(['JS-001', 'JS-002', 'HK-001']);
  expect(ids({ section: 'basics' })).toEqual(['JS-001', 'JS-002']);
  expect(ids({ kind: 'bug' })).toEqual(['JS-002']);
  expect(ids({ level: 'advanced' })).toEqual(['JS-001']);
  expect(ids({ page: 'UseeffectHook' })).toEqual(['HK-001']);
  expect(ids({ topic: 'closures' })).toEqual(['JS-001']);
  expect(ids({ topic: 'scope' })).toEqual(['JS-001']);
  expect(ids({ progress: 'weak' })).toEqual(['JS-001']);
  expect(ids({ progress: 'not yet', section: 'hooks' })).toEqual([]);
});

it('offers what there is, with how many: sections always, the rest of the chosen section and page', () => {
  const { section, page, kind, level, topic } = facetsOf(items, { ...anyEntry, section: 'basics' });
  const pairs = (facets: { label: string; count: number }[]) => facets.map(({ label, count }) => [label, count]);
  expect(pairs(section)).toEqual([
    ['Frontend Basics', 2],
    ['React Hooks', 1],
  ]);
  expect(pairs(page)).toEqual([['JavaScript', 2]]);
  expect(pairs(facetsOf(items, { ...anyEntry, page: 'UseeffectHook' }).kind)).toEqual([['Question', 1]]);
  expect(pairs(kind)).toEqual([
    ['Question', 1],
    ['Spot the bug', 1],
  ]);
  expect(pairs(level)).toEqual([
    ['Basic', 1],
    ['Advanced', 1],
  ]);
  expect(pairs(topic)).toEqual([
    ['Closures', 1],
    ['Event loop', 1],
    ['Scope', 1],
  ]);
});

it('is named by what is chosen', () => {
  const nameOf = (part: object) => nameOfSelection({ ...anyEntry, ...part }, facetsOf(items, anyEntry));
  expect(nameOf({})).toBe('');
  expect(nameOf({ section: 'hooks', topic: 'use-effect', progress: 'weak' })).toBe(
    'React Hooks, useEffect, Not known or unsure',
  );
});

it.each([
  [{ page: 'Nonsense', level: 'advanced' }, { level: 'advanced' }],
  [{ section: 'hooks', page: 'Javascript' }, { section: 'hooks' }],
  [
    { page: 'UseeffectHook', kind: 'bug', topic: 'use-effect' },
    { page: 'UseeffectHook', topic: 'use-effect' },
  ],
  [{ section: 'nonsense', topic: 'nonsense', progress: 'nonsense' }, {}],
  [
    { section: 'basics', kind: 'bug', progress: 'weak' },
    { section: 'basics', kind: 'bug', progress: 'weak' },
  ],
])('keeps of %j what the fields offer', (wanted, kept) => {
  expect(offeredSelection(items, { ...anyEntry, ...wanted })).toEqual({ ...anyEntry, ...kept });
});
