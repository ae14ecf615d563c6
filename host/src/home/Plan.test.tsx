import { type FollowedPlan, studyPlan } from '@site/sdk/reader-data/study-plan';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newReader } from '../reader/reader.ts';
import { fixturePage, fixtureSection, fixtureSite } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { StudyPlans } from './StudyPlans.tsx';

const site = fixtureSite([
  fixtureSection('basics', 'Basics', [
    fixturePage('/javascript', 'JavaScript', 1),
    fixturePage('/HtmlCss', 'HTML & CSS', 2),
  ]),
]);
const plan = () => within(screen.getByRole('region', { name: 'One week' }));
const tick = async (name: RegExp) => (await plan().findByRole('checkbox', { name })) as HTMLInputElement;
const stored = () => studyPlan.parse(localStorage.getItem(studyPlan.key) ?? '');

const noon = new Date(2026, 10, 23, 12);
const today = Date.UTC(2026, 10, 23) / 86_400_000;
const followed: FollowedPlan = {
  ...{ version: 1, plan: 'week', firstDay: today, moved: {}, ticks: {} },
  ...{ isStopped: false, startedAt: noon.getTime() - 1000, updatedAt: noon.getTime() - 1000 },
};
const follow = (change: Partial<FollowedPlan> = {}) =>
  localStorage.setItem(studyPlan.key, JSON.stringify({ ...followed, ...change }));

beforeEach(() => {
  localStorage.clear();
  vi.setSystemTime(noon);
});

it('is started today; each step gets a date and a tick, which is stored', async () => {
  await renderAt('/', <StudyPlans reader={newReader} />, site);
  expect(plan().queryByRole('checkbox')).toBeNull();
  await userEvent.click(plan().getByRole('button', { name: 'Start today' }));
  const second = await tick(/Day 2/);
  plan().getByText('Mon, Nov 23');
  plan().getByText('Tue, Nov 24');
  await userEvent.click(second);
  expect(second.checked).toBe(true);
  await plan().findByText('1 of 2 done');
  expect(stored()).toMatchObject({ plan: 'week', firstDay: today, ticks: { 'Day 2': { isDone: true } } });
});

it('ticks a step by itself when enough of its entries are answered; the reader can take the tick away', async () => {
  follow();
  const answers = Array.from({ length: 15 }, () => ({ page: '/javascript', at: noon.getTime() }));
  await renderAt('/', <StudyPlans reader={{ ...newReader, answers }} />, site);
  const first = await tick(/^Day 1 is done, 15 of 15/);
  expect(first.checked).toBe(true);
  await userEvent.click(first);
  expect(first.checked).toBe(false);
});

describe('with steps that were missed', () => {
  beforeEach(() => follow({ firstDay: today - 5, ticks: { 'Day 1': { isDone: true, at: 1 } } }));

  it('says so, and moves the rest to today', async () => {
    await renderAt('/', <StudyPlans reader={newReader} />, site);
    await plan().findByText('1 of 2 done, 1 missed');
    plan().getByText('Missed');
    await userEvent.click(plan().getByRole('button', { name: 'Move the rest to today' }));
    await plan().findByText('1 of 2 done');
    plan().getByText('Today');
    plan().getByText('Wed, Nov 18');
    expect(stored()).toMatchObject({ moved: { 'Day 2': today } });
  });
});

it('begins on another day, if the reader says so', async () => {
  follow();
  await renderAt('/', <StudyPlans reader={newReader} />, site);
  fireEvent.change(await plan().findByLabelText('First day'), { target: { value: '2026-11-30' } });
  await plan().findByText('Mon, Nov 30');
  expect(stored()?.firstDay).toBe(today + 7);
});

it('is stopped, goes on as it was, and is started again from the beginning', async () => {
  follow({ firstDay: today - 1, ticks: { 'Day 1': { isDone: true, at: 1 } } });
  await renderAt('/', <StudyPlans reader={newReader} />, site);
  await userEvent.click(await plan().findByRole('button', { name: 'Stop' }));
  await userEvent.click(await plan().findByRole('button', { name: 'Go on' }));
  await plan().findByText('1 of 2 done');
  await userEvent.click(plan().getByRole('button', { name: 'Stop' }));
  await userEvent.click(await plan().findByRole('button', { name: 'Start again today' }));
  await plan().findByText('0 of 2 done');
  expect(stored()).toMatchObject({ firstDay: today, ticks: {} });
});

it('offers another plan with a word on what that ends, and shows it when it is started', async () => {
  follow({ plan: 'month' });
  await renderAt('/', <StudyPlans reader={newReader} />, site);
  plan().getByText('This ends “One month”.');
  await userEvent.click(plan().getByRole('button', { name: 'Start today' }));
  await tick(/Day 2/);
});
