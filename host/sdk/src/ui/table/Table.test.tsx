import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Column, Table } from './Table.tsx';

interface Person {
  name: string;
  age: number;
}

const people: Person[] = [
  { name: 'Noor', age: 41 },
  { name: 'Élise', age: 9 },
  { name: 'Ede', age: 41 },
];
const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'age', header: 'Age', cell: ({ age }) => age, sortBy: ({ age }) => age, align: 'end' },
  { id: 'note', header: 'Note', cell: () => '' },
];

const show = (rows = people) =>
  render(
    <Table
      caption="People"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      rowHeaders
      empty="Nobody is here"
    />,
  );
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const sort = (header: string) => userEvent.click(screen.getByRole('button', { name: header }));
const direction = (header: string) => screen.getByRole('columnheader', { name: header }).getAttribute('aria-sort');

it('is a table with caption, headers for columns and for rows', () => {
  show();
  const table = within(screen.getByRole('table', { name: 'People' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Name', 'Age', 'Note']);
  expect(names()).toEqual(['Noor', 'Élise', 'Ede']);
});

it('scrolls in a box that can be reached by keyboard and has the caption as its name', () => {
  show();
  expect(screen.getByRole('group', { name: 'People' }).tabIndex).toBe(0);
});

it('sorts strings by the rules of the language: ascending, descending and back', async () => {
  show();
  expect(direction('Name')).toBeNull();
  await sort('Name');
  expect([names(), direction('Name')]).toEqual([['Ede', 'Élise', 'Noor'], 'ascending']);
  await sort('Name');
  expect([names(), direction('Name')]).toEqual([['Noor', 'Élise', 'Ede'], 'descending']);
  await sort('Name');
  expect([names(), direction('Name')]).toEqual([['Noor', 'Élise', 'Ede'], null]);
});

it('sorts numbers as numbers, keeps equals in order, and marks one column alone', async () => {
  show();
  await sort('Name');
  await sort('Age');
  expect(names()).toEqual(['Élise', 'Noor', 'Ede']);
  expect(direction('Name')).toBeNull();
  await sort('Age');
  expect(names()).toEqual(['Noor', 'Ede', 'Élise']);
});

it('has no button where there is nothing to sort by', () => {
  show();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Name', 'Age']);
});

it('leaves the rows it was given as they are', async () => {
  show();
  await sort('Name');
  expect(people.map(({ name }) => name)).toEqual(['Noor', 'Élise', 'Ede']);
});

it('shows that it is empty, across all columns', () => {
  show([]);
  expect(screen.getByText('Nobody is here').getAttribute('colspan')).toBe('3');
});
