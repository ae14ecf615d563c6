import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AsFound from './Form.as-found.demo.tsx';
import Corrected from './Form.corrected.demo.tsx';
import FormDom from './FormDom.demo.tsx';

const user = userEvent.setup();
const nameBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const ageBox = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Age' });
const submit = () => user.click(screen.getByRole('button', { name: 'Submit' }));
const message = 'Form submitted successfully!';

const alert = vi.fn();
beforeEach(() => {
  vi.stubGlobal('alert', alert.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function fill(name: string, age: string) {
  if (name) await user.type(nameBox(), name);
  if (age) await user.type(ageBox(), age);
  await submit();
}

describe.each([
  ['as found', AsFound, () => expect(alert).toHaveBeenCalledExactlyOnceWith(message)],
  ['corrected', Corrected, () => expect(screen.getByRole('status').textContent).toBe(message)],
  ['plain DOM', FormDom, () => expect(screen.getByRole('status').textContent).toBe(message)],
])('the form %s', (_variant, Form, isReported) => {
  it('reports success and empties both fields', async () => {
    render(<Form />);
    await fill('Robin', '34');
    isReported();
    expect([nameBox().value, ageBox().value]).toEqual(['', '']);
  });
});

it('as found: an empty form is a success', async () => {
  render(<AsFound />);
  await submit();
  expect(alert).toHaveBeenCalledExactlyOnceWith(message);
});

describe('corrected', () => {
  it.each([
    ['', '34', 'Name', 'Enter a name.'],
    ['   ', '34', 'Name', 'Enter a name.'],
    ['Robin', '', 'Age', 'Enter the age in whole years, from 0 to 130.'],
    ['Robin', '-1', 'Age', 'Enter the age in whole years, from 0 to 130.'],
    ['Robin', '131', 'Age', 'Enter the age in whole years, from 0 to 130.'],
    ['Robin', '1.5', 'Age', 'Enter the age in whole years, from 0 to 130.'],
  ])('refuses name "%s" and age "%s", tells why at the field, and keeps the text', async (name, age, label, why) => {
    render(<Corrected />);
    await fill(name, age);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent?.trim()).toBe(why);
    expect(document.activeElement).toBe(field);
    expect([nameBox().value, ageBox().value]).toEqual([name, age]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each(['0', '130'])('takes the age %s', async (age) => {
    render(<Corrected />);
    await fill('Robin', age);
    expect(screen.getByRole('status').textContent).toBe(message);
  });

  it('names both problems, and forgets them after a success', async () => {
    render(<Corrected />);
    await submit();
    screen.getByText('Enter a name.');
    screen.getByText(/^Enter the age/);
    await fill('Robin', '34');
    expect(screen.queryByText(/^Enter/)).toBeNull();
  });
});

it('plain DOM: leaves the rules to the browser', () => {
  render(<FormDom />);
  expect([nameBox().required, ageBox().required, ageBox().min, ageBox().max]).toEqual([true, true, '0', '130']);
});
