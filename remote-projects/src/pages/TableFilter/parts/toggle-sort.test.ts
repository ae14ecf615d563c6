import { expect, it } from 'vitest';
import type { Column, SortKey } from './table-state.ts';
import { toggleSort } from './toggle-sort.ts';

/** The sort order after pressing several headings in sequence. */
const press = (...columns: Column[]) =>
  columns
    .reduce<SortKey[]>(toggleSort, [])
    .map(({ column, descending }) => (descending ? `-${column}` : column))
    .join();

it.each<[Column[], string]>([
  [['name'], 'name'],
  [['name', 'name'], '-name'],
  [['name', 'name', 'name'], ''],
  [['name', 'city'], 'city,name'],
  [['name', 'name', 'city'], 'city,-name'],
  [['name', 'city', 'city', 'city'], 'name'],
  [['name', 'city', 'name'], 'name,city'],
])('pressing %j sorts by %j', (columns, sort) => {
  expect(press(...columns)).toBe(sort);
});
