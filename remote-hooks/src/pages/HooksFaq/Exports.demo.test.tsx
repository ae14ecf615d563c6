import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { version } from 'react';
import { beforeEach, expect, it } from 'vitest';
import Exports from './Exports.demo.tsx';
import exported from './exports.json';

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

beforeEach(() => {
  render(<Exports />);
});

it('lists every name with a link to where it is explained', () => {
  expect(names().toSorted()).toEqual(exported.map(({ name }) => name).toSorted());
  expect(screen.getByRole('link', { name: 'useState' }).getAttribute('href')).toBe('/HooksFaq#useState');
});

it('names the version that it was compared with', () => {
  expect(screen.getByRole('status').textContent).toBe(
    `${exported.length} of ${exported.length} names of React ${version}`,
  );
});

it('shows the hooks alone when they are asked for', async () => {
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'hook');
  expect(names()).toHaveLength(20);
  expect(names().every((name) => /^use/.test(name ?? ''))).toBe(true);
});
