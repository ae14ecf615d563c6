import { navigationOf } from '@site/sdk/contract';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { matchPage } from '../site-context.ts';
import { fixtureSections } from '../testing/fixture-site.ts';
import { SideNav } from './SideNav.tsx';

it('lists the pages of the section, in order, and marks the current one whatever its spelling', () => {
  const match = matchPage(fixtureSections.map(navigationOf), '/usereduce/');
  if (match) render(<SideNav match={match} />);
  const links = within(screen.getByRole('navigation', { name: 'React Hooks' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['useState', null],
    ['useReducer', 'page'],
    ['useRef', null],
    ['Hooks FAQ', null],
    ['Parent and child callbacks', null],
  ]);
});
