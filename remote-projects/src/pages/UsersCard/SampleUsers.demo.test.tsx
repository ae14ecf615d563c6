import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import SampleUsers from './SampleUsers.demo.tsx';

const card = (name: string) =>
  within(
    screen.getAllByRole('listitem').find((item) => within(item).queryByText(name)) ?? document.createElement('li'),
  );

/** The descriptions under a term of a card. */
function told(name: string, term: string): (string | null)[] {
  const texts: (string | null)[] = [];
  for (let next = card(name).getByText(term).nextElementSibling; next?.tagName === 'DD'; next = next.nextElementSibling)
    texts.push(next.textContent);
  return texts;
}

it('shows every field of every user', () => {
  render(<SampleUsers />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(told('Asha Pereira', 'Age')).toEqual(['34']);
  expect(told('Asha Pereira', 'Email')).toEqual(['asha@mail.example']);
  expect(told('Asha Pereira', 'Address')).toEqual(['12 Weaver Lane, Leeds, United Kingdom']);
  expect(told('Asha Pereira', 'Work')).toEqual(['Typesetter, salary €31,000', 'Front-end developer, salary €46,000']);
  expect(told('Asha Pereira', 'Hobbies')).toEqual(['bookbinding, bouldering']);
  expect(told('Asha Pereira', 'Employed')).toEqual(['yes']);
});

it('says what is missing instead of showing a gap', () => {
  render(<SampleUsers />);
  const name = 'Wilhelmina Featherstonehaugh-Bartholomew';
  expect(told(name, 'Work')).toEqual(['none yet']);
  expect(told(name, 'Hobbies')).toEqual(['none told']);
  expect(told(name, 'Employed')).toEqual(['no']);
});
