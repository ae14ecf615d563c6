import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleUsers } from './sample-users.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const job = v.strictObject({ job: text, salary: v.pipe(v.number(), v.minValue(0)) });

/** A user with complete data. */
const completeUser = v.strictObject({
  id: text,
  name: text,
  age: v.pipe(v.number(), v.integer(), v.minValue(0)),
  email: v.pipe(v.string(), v.email()),
  address: v.strictObject({ street: text, city: text, country: text }),
  work: v.pipe(v.array(job), v.nonEmpty()),
  hobbies: v.pipe(v.array(text), v.nonEmpty()),
  isEmployed: v.boolean(),
});

/** The page shows how to handle these. A new exception, or one that is gone, fails the test. */
const knownExceptions = ['Ben Ortega: hobbies', 'Chloe Martin: address', 'Divya Nair: work'];

function exceptionsIn(users: readonly { name: string }[]): string[] {
  return users.flatMap((user) =>
    (v.safeParse(completeUser, user).issues ?? []).map((issue) => `${user.name}: ${v.getDotPath(issue)}`),
  );
}

describe('the sample users', () => {
  it('are complete but for the known exceptions', () => {
    expect(exceptionsIn(sampleUsers)).toEqual(knownExceptions);
  });

  it('have an id each', () => {
    expect(new Set(sampleUsers.map(({ id }) => id)).size).toBe(sampleUsers.length);
  });

  it('are employed exactly where they have work: the two fields do not contradict each other', () => {
    for (const { isEmployed, work } of sampleUsers) expect(isEmployed).toBe(work.length > 0);
  });
});

describe('the check', () => {
  const [user] = sampleUsers;

  it.each([
    [{ isEmployed: 'false' }, 'isEmployed'],
    [{ isEmployed: undefined }, 'isEmployed'],
    [{ age: '29' }, 'age'],
    [{ address: { street: '12 Lake Road', city: '', country: 'India' } }, 'address.city'],
    [{ work: [{ job: 'Developer', salary: '52000' }] }, 'work.0.salary'],
    [{ employed: true }, 'employed'],
  ])('finds %j', (change, field) => {
    expect(exceptionsIn([{ name: 'Asha', ...user, ...change }])).toEqual([`Asha Verma: ${field}`]);
  });
});
