import { navigationOf, navigationWithin } from '@site/sdk/contract';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixtureSections } from '../testing/fixture-site.ts';
import { Footer } from './Footer.tsx';

const navigation = fixtureSections.map(navigationOf);
const section = (id: string) => navigation.find((one) => one.id === id);

const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('is a site map: the pages of the section that the reader is in, in the order of the menu, with further pages after them', () => {
  render(<Footer navigation={navigation} current={section('projects')} />);
  within(screen.getByRole('contentinfo')).getByRole('heading', { level: 2, name: 'Site map' });
  expect(linksIn('Projects')).toEqual([
    ['Task manager', '/TaskManager'],
    ['Quotes', '/Quotes'],
    ['Work history', '/Projects'],
  ]);
});

it('leads to the beginning of the other sections, and to the list of all pages', () => {
  render(<Footer navigation={navigation} current={section('projects')} />);
  expect(linksIn('Other sections')).toEqual([
    ['Frontend Basics', '/HtmlCss'],
    ['React Hooks', '/UseStateHook'],
    ['Advanced', '/Axios'],
    ['All pages', '/#sections'],
  ]);
});

it('has all sections on a page that belongs to none, also when their pages are not known', () => {
  render(<Footer navigation={navigationWithin(navigation, null)} current={undefined} />);
  expect(linksIn('Sections').map(([, address]) => address)).toEqual([
    '/HtmlCss',
    '/UseStateHook',
    '/TaskManager',
    '/Axios',
    '/#sections',
  ]);
});
