import * as v from 'valibot';
import data from './sample-users.json';
import styles from './UserGrid.module.css';

const userSchema = v.object({
  name: v.string(),
  age: v.pipe(v.number(), v.integer(), v.minValue(0)),
  email: v.string(),
  address: v.object({ street: v.string(), city: v.string(), country: v.string() }),
  work: v.array(v.object({ job: v.string(), salary: v.number() })),
  hobbies: v.array(v.string()),
  isEmployed: v.boolean(),
});

/** Validated once, when the page loads. */
const users = v.parse(v.array(userSchema), data);

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

export default function SampleUsers() {
  return (
    <ul className={styles.grid} aria-label="Sample users">
      {users.map(({ name, age, email, address, work, hobbies, isEmployed }) => (
        <li key={email} className={styles.user}>
          <h3>{name}</h3>
          <dl>
            <dt>Age</dt>
            <dd>{age}</dd>
            <dt>Email</dt>
            <dd>{email}</dd>
            <dt>Address</dt>
            <dd>
              {address.street}, {address.city}, {address.country}
            </dd>
            <dt>Work</dt>
            {work.length === 0 && <dd>none yet</dd>}
            {work.map(({ job, salary }) => (
              <dd key={job}>
                {job}, salary {euros.format(salary)}
              </dd>
            ))}
            <dt>Hobbies</dt>
            <dd>{hobbies.join(', ') || 'none told'}</dd>
            <dt>Employed</dt>
            <dd>{isEmployed ? 'yes' : 'no'}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
