import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixturePage, fixtureSection, fixtureSite } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import Home from './Home.tsx';

/** The item of a section among the places to start. */
function start(title: string) {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!item) throw new Error(`"${title}" is in no list.`);
  return within(item);
}

it('has one h1, and counts the pages of each section and of all, with or without a menu link', async () => {
  await renderAt('/', <Home />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  screen.getByText('14 pages in 4 sections');
  start('React Hooks').getByText('5 pages');
  start('Projects').getByText('3 pages');
});

it('uses the singular for one page and one section', async () => {
  const section = fixtureSection('advanced', 'Advanced', [fixturePage('/Axios', 'Axios', 1)]);
  await renderAt('/', <Home />, fixtureSite([section]));
  screen.getByText('1 page in 1 section');
  start('Advanced').getByText('1 page');
});

it('lists as many pages of a section as it counts: those of the menu in its order, then the others', async () => {
  await renderAt('/', <Home />);
  const links = start('Frontend Basics').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['HTML & CSS', '/HtmlCss'],
    ['JavaScript', '/javascript'],
    ['Bootstrap', '/Bootstrap'],
    ['Box Model', '/BoxModel'],
    ['Mapping', '/mapping'],
  ]);
  const projects = start('Projects').getAllByRole('link');
  expect(projects.map((link) => link.textContent)).toEqual(['Task manager', 'Quotes', 'Work history']);
});

it('carries the fetch demo', async () => {
  await renderAt('/', <Home />);
  screen.getByRole('button', { name: 'Fetch data' });
  screen.getByText('No data fetched');
});

it('leads to everything on React, and has a prediction to try', async () => {
  await renderAt('/', <Home />);
  expect(screen.getByRole('link', { name: 'Everything on React in one place' }).getAttribute('href')).toBe('/React');
  screen.getByLabelText('Your prediction');
});
