import { outlineOf } from '@site/sdk/contract';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findPlace } from '../site-context.ts';
import { exampleSections } from '../testing/example-site.ts';
import { SideNav } from './SideNav.tsx';

it('lists the pages of the section, in order, and marks the current one whatever its spelling', () => {
  const place = findPlace(exampleSections.map(outlineOf), '/usereduce/');
  if (place) render(<SideNav place={place} />);
  const links = within(screen.getByRole('navigation', { name: 'React Hooks' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['useState', null],
    ['useReducer', 'page'],
    ['useRef', null],
    ['Hooks FAQ', null],
    ['Parent and child callbacks', null],
  ]);
});
