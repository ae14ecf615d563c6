import { useState } from 'react';
import styles from './PreparedUsers.module.css';
import { sampleUsers, type User } from './sample-users.ts';

const salaryOf = ({ work }: User) => work.reduce((sum, { salary }) => sum + salary, 0);

const orders: Record<string, (a: User, b: User) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  age: (a, b) => a.age - b.age,
  'salary, highest first': (a, b) => salaryOf(b) - salaryOf(a),
};

function groupByCountry(users: readonly User[]): Map<string, User[]> {
  const groups = new Map<string, User[]>();
  for (const user of users) {
    const country = user.address?.country ?? 'Country unknown';
    groups.set(country, [...(groups.get(country) ?? []), user]);
  }
  return groups;
}

export default function PreparedUsers() {
  const [search, setSearch] = useState('');
  const [employed, setEmployed] = useState(false);
  const [order, setOrder] = useState('name');
  const [grouped, setGrouped] = useState(false);

  const users = sampleUsers
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .filter(({ isEmployed }) => isEmployed || !employed)
    .toSorted(orders[order]);
  const groups = grouped ? groupByCountry(users) : new Map([['All users', users]]);

  return (
    <div>
      <div className={styles.controls}>
        <label>
          Filter by name <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <label>
          Sort by{' '}
          <select value={order} onChange={(event) => setOrder(event.target.value)}>
            {Object.keys(orders).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={employed} onChange={(event) => setEmployed(event.target.checked)} /> Employed
          only
        </label>
        <label>
          <input type="checkbox" checked={grouped} onChange={(event) => setGrouped(event.target.checked)} /> Group by
          country
        </label>
      </div>
      <p role="status">
        {users.length} of {sampleUsers.length} users
      </p>
      {users.length === 0 && <p>Nobody fits. Shorten the name, or show those without a job too.</p>}
      <div className={styles.groups}>
        {users.length > 0 &&
          [...groups].map(([country, members]) => (
            <section key={country}>
              <h3>{country}</h3>
              <ul>
                {members.map((user) => (
                  <li key={user.id}>
                    {user.name}, {user.age}
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </div>
  );
}
