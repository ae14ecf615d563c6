import { useState } from 'react';
import type { PeopleTableProps, Person } from './props';

type Column = keyof Person;

const columns: { column: Column; label: string }[] = [
  { column: 'name', label: 'Name' },
  { column: 'city', label: 'City' },
  { column: 'age', label: 'Age' },
];

interface Sorting {
  column: Column;
  isDescending: boolean;
}

function compare(a: Person, b: Person, { column, isDescending }: Sorting): number {
  const order = column === 'age' ? a.age - b.age : a[column].localeCompare(b[column], 'en');
  return isDescending ? -order : order;
}

function countText(count: number): string {
  if (count === 0) return 'Nobody found';
  return count === 1 ? '1 person' : `${count} people`;
}

export default function PeopleTable({ caption, people, pageSize }: PeopleTableProps) {
  const [filter, setFilter] = useState('');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [page, setPage] = useState(1);

  const text = filter.trim().toLowerCase();
  const found = people.filter(({ name, city }) => [name, city].some((value) => value.toLowerCase().includes(text)));
  const sorted = sorting ? found.toSorted((a, b) => compare(a, b, sorting)) : found;
  const rows = sorted.slice((page - 1) * pageSize, page * pageSize);
  const last = Math.max(1, Math.ceil(found.length / pageSize));

  const sort = (column: Column) => {
    setSorting({ column, isDescending: sorting?.column === column && !sorting.isDescending });
    setPage(1);
  };
  const directionOf = (column: Column) => {
    if (sorting?.column !== column) return;
    return sorting.isDescending ? 'descending' : 'ascending';
  };
  return (
    <div className="people">
      <label>
        Filter{' '}
        <input
          type="search"
          value={filter}
          onChange={({ target }) => {
            setFilter(target.value);
            setPage(1);
          }}
        />
      </label>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ column, label }) => (
              <th key={column} scope="col" aria-sort={directionOf(column)}>
                <button type="button" onClick={() => sort(column)}>
                  {label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((person, index) => (
            <tr key={index}>
              {columns.map(({ column }) => (
                <td key={column}>{person[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="pages">
        <button type="button" aria-disabled={page === 1} onClick={() => setPage(Math.max(1, page - 1))}>
          Previous
        </button>
        <span>{`Page ${page} of ${last}`}</span>
        <button type="button" aria-disabled={page === last} onClick={() => setPage(Math.min(last, page + 1))}>
          Next
        </button>
      </div>
      <p role="status">{countText(found.length)}</p>
    </div>
  );
}
