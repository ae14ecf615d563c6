import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import SampleUsers from './SampleUsers.demo.tsx';
import { sampleUsers } from './sample-users.ts';

const labels = ['Age', 'Email', 'Address', 'Work', 'Hobbies', 'Employed'];

/** The value next to each label of one user. */
function fieldsOf(name: string) {
  const row = screen.getByRole('heading', { name }).closest('li');
  if (!row) throw new Error(`${name} has no row.`);
  const values = within(row).getAllByRole('definition');
  return Object.fromEntries(
    within(row)
      .getAllByRole('term')
      .map((term, index) => [term.textContent, values[index]?.textContent]),
  );
}

beforeEach(() => {
  render(<SampleUsers />);
});

it('shows every user, each with every field', () => {
  for (const { name } of sampleUsers) expect(Object.keys(fieldsOf(name))).toEqual(labels);
});

it('shows nested data: the address and two jobs with their salaries', () => {
  expect(fieldsOf('Asha Verma')).toEqual({
    Age: '29',
    Email: 'asha@example.com',
    Address: '12 Lake Road, Pune, India',
    Work: 'Front-end developer, salary €52,000Evening teacher, salary €8,000',
    Hobbies: 'climbing, chess',
    Employed: 'Yes',
  });
});

it('has words for what is absent', () => {
  expect(fieldsOf('Chloe Martin').Address).toBe('Unknown');
  expect(fieldsOf('Divya Nair')).toMatchObject({ Work: 'No job', Employed: 'No' });
  expect(fieldsOf('Ben Ortega').Hobbies).toBe('None named');
});
