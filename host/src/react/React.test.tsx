import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fixturePage, fixtureSection, fixtureSite } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import ReactDoor from './React.tsx';

const item = (id: string, kind: string, title: string, ...topics: string[]) => ({
  ...{ id, kind, title, level: 'basic', topics, text: 'Words' },
  ...{ address: `/UseStateHook/${id.toLowerCase()}`, version: '0123456789ab' },
});
const items = [
  item('HK-001', 'question', 'What does useState return?', 'use-state'),
  item('SB-001', 'bug', 'A key that repeats', 'from-the-product-spec', 'react'),
  item('JS-001', 'question', 'What is a Map?', 'collections'),
];
const hooks = {
  ...fixtureSection('hooks', 'React Hooks', [fixturePage('/UseStateHook', 'useState', 1)]),
  items: 'items.json',
};
const basics = {
  ...fixtureSection('basics', 'Basics', [fixturePage('/javascript', 'JavaScript', 1)]),
  items: 'items.json',
};
const part = () => within(screen.getByRole('region', { name: 'React Hooks on React' }));

function answer(json: unknown, status = 200) {
  const fetched = vi.fn((address: string) => {
    if (!address.startsWith('/s/hooks/')) return Promise.resolve(Response.json([]));
    return Promise.resolve(Response.json(json, { status }));
  });
  vi.stubGlobal('fetch', fetched);
}

afterEach(() => {
  delete window.siteHeldProgress;
  vi.unstubAllGlobals();
});

it('gathers the entries on React by topic, and leaves out a section without any', async () => {
  answer(items);
  await renderAt('/React', <ReactDoor />, fixtureSite([hooks, basics]));
  const link = await part().findByRole('link', { name: 'What does useState return?' });
  expect(link.getAttribute('href')).toBe('/UseStateHook/hk-001');
  part().getByText('Questions 1, Bugs 1');
  expect(part().queryByText('What is a Map?')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Basics on React' })).toBeNull();
});

it('shows how well the reader knows each of them', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const progress = { version: 1 as const, knowledge: 'unsure' as const, isBookmarked: true, note: '', solvedAt: null };
  window.siteHeldProgress = { 'HK-001': { ...progress, entry: 'HK-001', updatedAt: 1 } };
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'site' }] });
  answer(items);
  await renderAt('/React', <ReactDoor />, fixtureSite([hooks]));
  await part().findByText('· Unsure · Bookmarked');
  expect(part().getByText('A key that repeats').closest('li')?.textContent).toBe('A key that repeats Bug Basic');
});

it.each([
  ['is down', {}, 503],
  ['publishes something else', [{ id: 7 }], 200],
])('keeps the links to the pages of a section that %s, and tries again', async (_what, json, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer(json, status);
  await renderAt('/React', <ReactDoor />, fixtureSite([hooks]));
  await part().findByText(/could not be loaded/);
  expect(part().getByRole('link', { name: 'useState' }).getAttribute('href')).toBe('/UseStateHook');
  answer(items);
  await userEvent.click(part().getByRole('button', { name: 'Try again' }));
  await part().findByRole('link', { name: 'What does useState return?' });
});

it('has a plan for two weeks', async () => {
  answer([]);
  await renderAt('/React', <ReactDoor />, fixtureSite([hooks]));
  const plan = within(screen.getByRole('region', { name: 'React in two weeks' }));
  expect(plan.getByRole('link', { name: 'useState' }).getAttribute('href')).toBe('/UseStateHook');
});
