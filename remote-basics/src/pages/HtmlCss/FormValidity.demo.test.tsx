import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import FormValidity from './FormValidity.demo.tsx';

const user = userEvent.setup();
const choose = (name: string) => user.selectOptions(screen.getByRole('combobox', { name: 'The field is for' }), name);
const type = (text: string) => user.type(screen.getByLabelText(/^Type/), text);
const toggle = (name: RegExp) => user.click(screen.getByRole('checkbox', { name }));
const raised = () =>
  within(screen.getByRole('list'))
    .getAllByText('true')
    .map((flag) => flag.querySelector('code')?.textContent);

beforeEach(() => {
  render(<FormValidity />);
});

it('an empty field that is required lacks a value, and is fine once it is not required', async () => {
  expect(raised()).toEqual(['valueMissing']);
  await toggle(/required/);
  screen.getByText('valid');
});

it.each([
  ['a post code', 'abc', ['patternMismatch']],
  ['an e-mail address', 'ann', ['typeMismatch']],
  ['a number', '17', ['rangeUnderflow', 'stepMismatch']],
  ['a number', '102', ['rangeOverflow']],
  ['a number', '22', ['stepMismatch']],
])('%s, "%s"', async (field, text, flags) => {
  await choose(field);
  await type(text);
  expect(raised()).toEqual(flags);
});

it('another field starts empty', async () => {
  await type('Ann');
  await choose('an e-mail address');
  expect(screen.getByLabelText('Type an e-mail address')).toHaveProperty('value', '');
});

it('a message of your own makes any value invalid, until it is taken back', async () => {
  await type('Anna');
  screen.getByText('valid');
  await toggle(/setCustomValidity/);
  expect(raised()).toEqual(['customError']);
  screen.getByText('not valid: The server says no.');
  await toggle(/setCustomValidity/);
  screen.getByText('valid');
});
