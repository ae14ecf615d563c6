import { visits } from '@site/sdk/reader-data';
import { studyPlan } from '@site/sdk/reader-data/study-plan';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { newReader } from '../../reader/reader.ts';
import { fixturePage, fixtureSection, fixtureSite } from '../../testing/fixture-site.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { Returning } from '../Returning.tsx';
import Today from './Today.tsx';

const site = fixtureSite([
  fixtureSection('basics', 'Basics', [fixturePage('/javascript', 'JavaScript', 1)]),
  fixtureSection('advanced', 'Advanced', [fixturePage('/Review', 'Review', 1)]),
]);
const part = (name: string) => within(screen.getByRole('region', { name }));
const linksIn = (name: string) =>
  part(name)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const noon = new Date(2026, 10, 23, 12);
const today = Date.UTC(2026, 10, 23) / 86_400_000;
const follow = (firstDay: number, plan = 'week') =>
  localStorage.setItem(
    studyPlan.key,
    JSON.stringify({
      ...{ version: 1, plan, firstDay, moved: {}, ticks: {} },
      ...{ isStopped: false, startedAt: 1, updatedAt: 1 },
    }),
  );

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.returning;
  vi.setSystemTime(noon);
});

it('has the portion of the plan, what is due, and the weakest topics', async () => {
  follow(today);
  const weak = { topic: 'closures', page: '/javascript', notKnown: 3, failed: 0 };
  await renderAt('/', <Today reader={{ ...newReader, due: 4, weakTopics: [weak] }} />, site);
  expect(linksIn('Today')).toEqual([
    ['JavaScript', '/javascript'],
    ['One week', '/#plan-week'],
    ['4 entries', '/Review'],
  ]);
  part('Today').getByText('15 entries to answer');
  expect(linksIn('Weak spots')).toEqual([['Closures', '/javascript?topic=closures&progress=not+known']]);
  part('Weak spots').getByText('JavaScript: 3 not known');
});

it('leads to the plans and says what will be there, while there is nothing yet', async () => {
  await renderAt('/', <Today reader={newReader} />, site);
  expect(linksIn('Today')).toEqual([['Choose one', '#plans']]);
  part('Today').getByText('Nothing is due for review.');
  part('Weak spots').getByText(/^None so far/);
});

it('has what was missed moved to today', async () => {
  follow(today - 1);
  await renderAt('/', <Today reader={newReader} />, site);
  part('Today').getByText(/1 step missed/);
  await userEvent.click(part('Today').getByRole('button', { name: 'Move the rest to today' }));
  part('Today').getByText(/^Day 1 of/);
  expect(part('Today').queryByRole('button')).toBeNull();
});

it('says when the plan goes on', async () => {
  follow(today + 2);
  await renderAt('/', <Today reader={newReader} />, site);
  part('Today').getByText('Next: Day 1 on Wed, Nov 25.');
});

it('does not say that nothing is due while a section cannot be reached', async () => {
  await renderAt('/', <Today reader={{ ...newReader, isComplete: false }} />, site);
  part('Today').getByText(/^Not all sections can be reached/);
  expect(screen.queryByText('Nothing is due for review.')).toBeNull();
  expect(screen.queryByText(/^None so far/)).toBeNull();
});

it('leaves review out on a site that has none', async () => {
  await renderAt('/', <Today reader={{ ...newReader, due: 4 }} />, fixtureSite([]));
  expect(part('Today').queryByText(/review/)).toBeNull();
});

it('is for readers who have been here before', async () => {
  localStorage.setItem(visits.key, '["/javascript"]');
  const { unmount } = await renderAt('/', <Returning reader={newReader} />, site);
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
  unmount();
  document.documentElement.dataset.returning = '';
  await renderAt('/', <Returning reader={newReader} />, site);
  await screen.findByRole('region', { name: 'Today' });
});
