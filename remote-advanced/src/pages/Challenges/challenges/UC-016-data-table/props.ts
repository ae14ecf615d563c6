export interface Person {
  name: string;
  city: string;
  age: number;
}

export interface PeopleTableProps {
  /** The name of the table. */
  caption: string;
  people: readonly Person[];
  /** How many rows a page has. */
  pageSize: number;
}

export const props: PeopleTableProps = {
  caption: 'Members of the choir',
  people: [
    { name: 'Paul', city: 'Bergen', age: 41 },
    { name: 'anna', city: 'Lyon', age: 9 },
    { name: 'Ödön', city: 'Pécs', age: 100 },
    { name: 'Berta', city: 'Lyon', age: 28 },
    { name: 'Chiara', city: 'Turin', age: 28 },
    { name: 'Malik', city: 'Bergen', age: 35 },
    { name: 'Zoe', city: 'Annaberg', age: 28 },
  ],
  pageSize: 3,
};
