import type { SearchFile } from '@site/sdk/contract';
import { expect, it } from 'vitest';
import { RowIndex, withRows } from './RowIndex.ts';
import { contentPlaces, rowPlaces } from './section-places.ts';

const section = {
  ...{ id: 'basics', title: 'Basics' },
  pages: [{ address: '/Bootstrap', param: null, title: 'Bootstrap', nav: null }],
};
const file: SearchFile = {
  entries: [],
  pages: [
    {
      ...{ address: '/Bootstrap', headings: [], demos: ['TodoApp'] },
      tables: [
        { label: 'Classes', prefix: 'bs-', rows: ['mx-auto', 'mx-auto-x', 'container', 'w-1/2'] },
        { label: 'Variants', prefix: 'variant-', rows: ['hover', 'mx-auto'] },
      ],
    },
  ],
};
const index = new RowIndex();
index.add(rowPlaces(section, file));
const found = (query: string) => index.search(query).map(({ item }) => item.address);

it('finds rows by their names, exact ones first, then by the beginning', () => {
  expect(found('mx-auto')).toEqual(['/Bootstrap#bs-mx-auto', '/Bootstrap#variant-mx-auto', '/Bootstrap#bs-mx-auto-x']);
  expect(found(' .MX-auto-')).toEqual(['/Bootstrap#bs-mx-auto-x']);
  expect(found('w-1')).toEqual(['/Bootstrap#bs-w-1%2F2']);
  for (const other of ['', 'm', 'auto', 'mx auto']) expect(found(other)).toEqual([]);
  expect(index.search('hover')[0]?.item).toMatchObject({
    title: 'hover',
    context: 'Variants · Bootstrap',
    kind: 'row',
  });
});

it('puts the best of them first only where nothing but a name can be meant', () => {
  const order = (query: string) => withRows(query, ['entry'], ['row 1', 'row 2', 'row 3']).join(', ');
  expect(order('mx-auto')).toBe('row 1, row 2, entry, row 3');
  expect(order('--bs-primary')).toBe('row 1, row 2, entry, row 3');
  expect(order('container')).toBe('entry, row 1, row 2, row 3');
});

it('leads to demos, which are found by words', () => {
  expect(contentPlaces(section, file)).toMatchObject([
    { kind: 'demo', title: 'Todo App', address: '/Bootstrap#demo-TodoApp', context: 'Basics · Bootstrap' },
  ]);
});
