import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import AccessibleName from './AccessibleName.demo.tsx';

const toggle = (source: string) => userEvent.click(screen.getByRole('checkbox', { name: source }));
const choose = (kind: string) => userEvent.click(screen.getByRole('radio', { name: kind }));
const said = () => screen.getByText(/^A screen reader says/).querySelector('strong')?.textContent;

beforeEach(() => {
  render(<AccessibleName />);
});

it('text field: takes the first source that gives something', async () => {
  expect(said()).toBe('Name by label');
  await toggle('aria-label');
  expect(said()).toBe('Name by aria-label');
  await toggle('aria-labelledby');
  expect(said()).toBe('Name by aria-labelledby');
});

it('text field: falls back to title, then to the placeholder, then to nothing', async () => {
  await toggle('label');
  expect(said()).toBe('Name by title');
  await toggle('title');
  expect(said()).toBe('Name by placeholder');
  await toggle('placeholder');
  expect(said()).toBe('no name at all');
});

it('the name it tells is the one by which Testing Library finds the element', async () => {
  screen.getByRole('textbox', { name: 'Name by label' });
  await choose('button');
  screen.getByRole('button', { name: 'Name by content' });
  expect(said()).toBe('Name by content');
  await choose('image');
  screen.getByRole('img', { name: 'Name by alt' });
  await toggle('alt');
  screen.getByRole('img', { name: 'Name by title' });
  expect(said()).toBe('Name by title');
});
