/** An example user. Fields that real data may lack are optional here, so that the compiler requires a check. */
export interface User {
  id: string;
  name: string;
  age: number;
  email: string;
  address?: { street: string; city: string; country: string };
  work: { job: string; salary: number }[];
  hobbies: string[];
  isEmployed: boolean;
}

/** Fictional people. Three of them lack something: an address, work, hobbies. */
export const sampleUsers: readonly User[] = [
  {
    id: 'u1',
    name: 'Asha Verma',
    age: 29,
    email: 'asha@example.com',
    address: { street: '12 Lake Road', city: 'Pune', country: 'India' },
    work: [
      { job: 'Front-end developer', salary: 52000 },
      { job: 'Evening teacher', salary: 8000 },
    ],
    hobbies: ['climbing', 'chess'],
    isEmployed: true,
  },
  {
    id: 'u2',
    name: 'Ben Ortega',
    age: 41,
    email: 'ben@example.org',
    address: { street: '3 Calle Mayor', city: 'Toledo', country: 'Spain' },
    work: [{ job: 'Data analyst', salary: 47000 }],
    hobbies: [],
    isEmployed: true,
  },
  {
    id: 'u3',
    name: 'Chloe Martin',
    age: 35,
    email: 'chloe@example.net',
    work: [{ job: 'Illustrator', salary: 39000 }],
    hobbies: ['printmaking', 'cycling', 'bread'],
    isEmployed: true,
  },
  {
    id: 'u4',
    name: 'Divya Nair',
    age: 23,
    email: 'divya@example.com',
    address: { street: '8 Temple Street', city: 'Kochi', country: 'India' },
    work: [],
    hobbies: ['badminton'],
    isEmployed: false,
  },
  {
    id: 'u5',
    name: 'Emil Sørensen',
    age: 52,
    email: 'emil@example.org',
    address: { street: '27 Havnegade', city: 'Aarhus', country: 'Denmark' },
    work: [{ job: 'Architect', salary: 61000 }],
    hobbies: ['sailing', 'choir'],
    isEmployed: true,
  },
];
