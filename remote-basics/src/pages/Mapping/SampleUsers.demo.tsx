import type { ReactNode } from 'react';
import styles from './SampleUsers.module.css';
import { sampleUsers, type User } from './sample-users.ts';

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

export default function SampleUsers() {
  return (
    <ul className={styles.users} aria-label="Sample users">
      {sampleUsers.map((user) => (
        <li key={user.id}>
          <UserCard user={user} />
        </li>
      ))}
    </ul>
  );
}

function UserCard({ user: { name, age, email, address, work, hobbies, isEmployed } }: { user: User }) {
  return (
    <>
      <h3>{name}</h3>
      <dl className={styles.fields}>
        <Field label="Age">{age}</Field>
        <Field label="Email">{email}</Field>
        <Field label="Address">{address ? `${address.street}, ${address.city}, ${address.country}` : 'Unknown'}</Field>
        <Field label="Work">
          {work.length > 0 ? (
            <ul>
              {/* Nested: these keys must be unique among the jobs of one user only. */}
              {work.map(({ job, salary }) => (
                <li key={job}>
                  {job}, salary {money.format(salary)}
                </li>
              ))}
            </ul>
          ) : (
            'No job'
          )}
        </Field>
        <Field label="Hobbies">{hobbies.length > 0 ? hobbies.join(', ') : 'None named'}</Field>
        <Field label="Employed">{isEmployed ? 'Yes' : 'No'}</Field>
      </dl>
    </>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
