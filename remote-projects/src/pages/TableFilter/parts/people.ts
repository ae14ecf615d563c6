import { fold } from './fold.ts';
import type { Column } from './table-state.ts';

/** One row of the table. `joined` is a date such as 2021-03-09; `points` is an integer. */
export interface Person {
  id: number;
  name: string;
  city: string;
  role: string;
  joined: string;
  points: number;
  /** All searchable text, folded once. */
  searchText: string;
  /** The row's rank in each column; equal values have equal ranks. Sorting then only compares numbers. */
  places: Readonly<Record<Column, number>>;
}

type Facts = Omit<Person, 'places'>;

const firstNames =
  'Asha Zoë Émile Noor Tomás Björk Renée Ines Łukasz Søren Maëlle Anders Chloé Jürgen Nguyệt Óscar'.split(' ');
const lastNames =
  'Pereira Lindqvist Okafor Ilić Anand Müller Nowak Hernández Šimić Larsen Dupré Ferreira Kovač Yıldız'.split(' ');
const cities = 'Leeds,Zürich,Malmö,Córdoba,Gdańsk,Porto,Tromsø,Évora,Reykjavík,Brno,Aarhus,Kraków'.split(',');
const roles = ['Developer', 'Designer', 'Tester', 'Writer', 'Analyst', 'Support'];

/**
 * Generates rows of fictional people: always the same for the same count, also on the server.
 * @param count the number of rows
 */
export function createPeople(count: number): Person[] {
  const random = createRandom(20_260_101);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] ?? items[0];
  const people = Array.from({ length: count }, (_, index): Facts => {
    const name = `${pick(firstNames)} ${pick(lastNames)}`;
    const city = `${pick(cities)}`;
    const role = `${pick(roles)}`;
    const joined = new Date(Date.UTC(2012, 0, 1 + Math.floor(random() * 5_000))).toISOString().slice(0, 10);
    const points = Math.floor(random() * 1_000);
    const searchText = fold([name, city, role, joined, points].join('\n'));
    return { id: index + 1, name, city, role, joined, points, searchText };
  });
  return withPlaces(people);
}

type Value = string | number;
const { compare } = new Intl.Collator('en');
const byLanguage = (one: Value, other: Value) => compare(String(one), String(other));
const byValue = (one: Value, other: Value) => (one < other ? -1 : 1);

function withPlaces(people: readonly Facts[]): Person[] {
  const name = placesOf(people, 'name');
  const city = placesOf(people, 'city');
  const role = placesOf(people, 'role');
  const joined = placesOf(people, 'joined');
  const points = placesOf(people, 'points');
  return people.map((person) => ({
    ...person,
    places: {
      name: name(person),
      city: city(person),
      role: role(person),
      joined: joined(person),
      points: points(person),
    },
  }));
}

/** Compares each distinct value only once, because locale-aware comparison is slow. */
function placesOf(people: readonly Facts[], column: Column): (person: Facts) => number {
  const values = [...new Set(people.map((person) => person[column]))];
  values.sort(column === 'points' || column === 'joined' ? byValue : byLanguage);
  const places = new Map(values.map((value, place) => [value, place]));
  return (person) => places.get(person[column]) ?? 0;
}

/**
 * A small pseudorandom generator of numbers from 0 to below 1, deterministic for a seed.
 * @see https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
