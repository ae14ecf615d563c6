import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fixturePage, fixtureSection, fixtureSite } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { StudyPlans } from './StudyPlans.tsx';

const plan = (name: string) => within(screen.getByRole('region', { name }));
const linksIn = (name: string) =>
  plan(name)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('has a plan for a week, a month and three months', async () => {
  await renderAt('/', <StudyPlans reader={null} />);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['One week', 'One month', 'Three months']);
});

it('calls the pages of a step as the navigation does', async () => {
  const site = fixtureSite([fixtureSection('basics', 'Basics', [fixturePage('/javascript', 'The language', 1)])]);
  await renderAt('/', <StudyPlans reader={null} />, site);
  expect(linksIn('One week')).toEqual([['The language', '/javascript']]);
  plan('One week').getByText('Answer each question aloud, then open it and compare.');
});

it('leaves out pages that the site does not have, and steps without any page left', async () => {
  const site = fixtureSite([fixtureSection('advanced', 'Advanced', [fixturePage('/Redux', 'Redux', 1)])]);
  await renderAt('/', <StudyPlans reader={null} />, site);
  expect(linksIn('One week')).toEqual([['Redux', '/Redux']]);
  expect(plan('One week').queryByText('Day 1')).toBeNull();
  plan('One week').getByText('Day 6');
  expect(linksIn('One month')).toEqual([]);
});

it('shows the plan that is chosen, where there is room for one', async () => {
  await renderAt('/', <StudyPlans reader={null} />);
  const isChosen = (name: string) => screen.getByRole('region', { name }).parentElement?.dataset.chosen;
  expect([isChosen('One week'), isChosen('One month')]).toEqual(['true', 'false']);
  await userEvent.click(screen.getByRole('radio', { name: 'One month' }));
  expect([isChosen('One week'), isChosen('One month')]).toEqual(['false', 'true']);
});
