import { describe, expect, it } from 'vitest';
import { createPeople, type Person } from './people.ts';
import { filterRows, rowsPerPage, sortRows, viewOf } from './view.ts';

const people = createPeople(5_000);
const names = (rows: readonly Person[]) => [...new Set(rows.map(({ name }) => name.split(' ')[0]))];

describe('filterRows', () => {
  it.each([
    ['zoe', 'Zoë'],
    ['ZOË', 'Zoë'],
    ['soren', 'Søren'],
    ['lukasz', 'Łukasz'],
    ['nguyet', 'Nguyệt'],
  ])('finds by %j every row with %s, accents and capitals aside', (search, name) => {
    const found = filterRows(people, search);
    expect(found.filter((row) => row.name.startsWith(name))).toHaveLength(
      people.filter((row) => row.name.startsWith(name)).length,
    );
    expect(names(found)).toEqual([name]);
  });

  it('wants every word, in whichever column', () => {
    const found = filterRows(people, '  zoe  tromso tester ');
    expect(found.length).toBeGreaterThan(0);
    for (const { name, city, role } of found)
      expect([name.slice(0, 3), city, role]).toEqual(['Zoë', 'Tromsø', 'Tester']);
  });

  it('finds no word across two columns, and nothing of a pattern', () => {
    const [first] = people;
    expect(filterRows(people, `${first?.name.at(-1)}${first?.city[0]}${first?.city[1]}${first?.city[2]}`)).toEqual([]);
    expect(filterRows(people, '.*')).toEqual([]);
    expect(filterRows(people, '(')).toEqual([]);
  });

  it('gives all rows back when nothing is typed, and never changes what it was given', () => {
    expect(filterRows(people, '   ')).toBe(people);
    expect(people).toHaveLength(5_000);
  });
});

describe('sortRows', () => {
  it('sorts text by the rules of a language, not by code', () => {
    const cities = [...new Set(sortRows(people, [{ column: 'city', descending: false }]).map(({ city }) => city))];
    expect(cities.slice(0, 6)).toEqual(['Aarhus', 'Brno', 'Córdoba', 'Évora', 'Gdańsk', 'Kraków']);
  });

  it('sorts numbers as numbers and days as days', () => {
    const points = sortRows(people, [{ column: 'points', descending: true }]).map((row) => row.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    const days = sortRows(people, [{ column: 'joined', descending: false }]).map((row) => row.joined);
    expect(days).toEqual(days.toSorted());
  });

  it('asks the second key where the first is equal, and keeps the order of rows that are equal in both', () => {
    const rows = sortRows(people, [
      { column: 'role', descending: true },
      { column: 'city', descending: false },
    ]);
    const wrong = rows.filter((row, index) => {
      const before = rows[index - 1];
      if (!before) return false;
      const order = before.places.role - row.places.role || row.places.city - before.places.city || row.id - before.id;
      return order < 0;
    });
    expect(wrong).toEqual([]);
  });
});

describe('viewOf', () => {
  it('cuts out one page', () => {
    const view = viewOf(people, '', 3);
    expect(view).toMatchObject({ found: 5_000, page: 3, pages: 100 });
    expect(view.rows.map(({ id }) => id)).toEqual(Array.from({ length: rowsPerPage }, (_, index) => index + 101));
  });

  it('shows the last page there is when a later one is asked for', () => {
    expect(viewOf(people, '', Number.MAX_SAFE_INTEGER)).toMatchObject({ page: 100 });
    expect(viewOf(people, 'zoe tromso tester', 7)).toMatchObject({ page: 1, pages: 1 });
  });

  it('has one empty page when nothing is found', () => {
    expect(viewOf(people, 'nobody', 1)).toEqual({ rows: [], found: 0, page: 1, pages: 1 });
  });
});

it('makes the same rows each time, so that the server’s page and the reader’s are alike', () => {
  expect(createPeople(100)).toEqual(createPeople(100));
});
