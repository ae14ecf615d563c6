import { navigationOf } from '@site/sdk/contract';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { matchPage } from '../site-context.ts';
import { fixtureSections } from '../testing/fixture-site.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

function open(address: string) {
  const match = matchPage(fixtureSections.map(navigationOf), address);
  if (match) render(<Breadcrumbs match={match} />);
  return within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
}

it('shows the path from home to the page, in an ordered list', () => {
  const links = within(open('/UseReduce').getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Home', '/', null],
      ['React Hooks', '/UseStateHook', null],
      ['useReducer', '/UseReduce', 'page'],
    ],
  );
});

it('is a BreadcrumbList for search engines, with positions from one', () => {
  const list = open('/Projects').getByRole('list');
  expect(list.getAttribute('itemtype')).toBe('https://schema.org/BreadcrumbList');
  const positions = [...list.querySelectorAll('[itemprop="position"]')].map((meta) => meta.getAttribute('content'));
  expect(positions).toEqual(['1', '2', '3']);
});
