import { navigationOf } from '@site/sdk/contract';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixtureSections } from '../testing/fixture-site.ts';
import { Footer } from './Footer.tsx';

const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('is a site map with every page of every section', () => {
  render(<Footer navigation={fixtureSections.map(navigationOf)} />);
  const map = within(screen.getByRole('contentinfo'));
  map.getByRole('heading', { level: 2, name: 'Site map' });
  const addresses = map.getAllByRole('link').map((link) => link.getAttribute('href'));
  const pages = fixtureSections.flatMap((section) => section.pages.map(({ address }) => address));
  expect(addresses.sort()).toEqual([...pages, '/', '/React', '/design', '/YourData', '/releases'].sort());
});

it('keeps the order of the menu, with further pages after them', () => {
  render(<Footer navigation={fixtureSections.map(navigationOf)} />);
  const addresses = linksIn('Projects').map(([, address]) => address);
  expect(addresses).toEqual(['/TaskManager', '/Quotes', '/Projects']);
});

it('names pages without a menu link too, by their title', () => {
  render(<Footer navigation={fixtureSections.map(navigationOf)} />);
  expect(linksIn('React Hooks')).toContainEqual(['Parent and child callbacks', '/UseCall']);
  expect(linksIn('Projects')).toContainEqual(['Work history', '/Projects']);
});
