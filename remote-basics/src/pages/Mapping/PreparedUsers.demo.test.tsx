import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import PreparedUsers from './PreparedUsers.demo.tsx';
import { sampleUsers } from './sample-users.ts';

const shown = () => screen.queryAllByRole('listitem').map((row) => row.textContent?.split(' ')[0]);
const groups = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const filter = (text: string) => userEvent.type(screen.getByLabelText('Filter by name'), text);
const sortBy = (order: string) => userEvent.selectOptions(screen.getByLabelText('Sort by'), order);

beforeEach(() => {
  render(<PreparedUsers />);
});

it('starts with everybody, by name', () => {
  expect(shown()).toEqual(['Asha', 'Ben', 'Chloe', 'Divya', 'Emil']);
});

it('filters by a part of the name, in any letter case', async () => {
  await filter(' IN ');
  expect(shown()).toEqual(['Chloe']);
  screen.getByText('1 of 5 users');
});

it('says so when nobody fits', async () => {
  await filter('zzz');
  expect(shown()).toEqual([]);
  screen.getByText(/^Nobody fits/);
});

it('sorts by age and by all salaries together, and leaves the data alone', async () => {
  await sortBy('age');
  expect(shown()).toEqual(['Divya', 'Asha', 'Chloe', 'Ben', 'Emil']);
  await sortBy('salary, highest first');
  expect(shown()).toEqual(['Emil', 'Asha', 'Ben', 'Chloe', 'Divya']);
  expect(sampleUsers[0]?.name).toBe('Asha Verma');
});

it('leaves out who has no job', async () => {
  await userEvent.click(screen.getByLabelText('Employed only'));
  expect(shown()).not.toContain('Divya');
});

it('groups by country, with a group for those without an address', async () => {
  await userEvent.click(screen.getByLabelText('Group by country'));
  expect(groups()).toEqual(['India', 'Spain', 'Country unknown', 'Denmark']);
  expect(shown()).toEqual(['Asha', 'Divya', 'Ben', 'Chloe', 'Emil']);
});
