import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from './Field.tsx';

/** What a screen reader announces after the name of a control. */
function description(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

it('gives an input its label and passes on what it is given', async () => {
  const onChange = vi.fn();
  render(<Field label="Age" type="number" name="age" onChange={onChange} />);
  const input = screen.getByRole('spinbutton', { name: 'Age' });
  await userEvent.type(input, '7');
  expect(input.getAttribute('name')).toBe('age');
  expect(onChange).toHaveBeenCalledOnce();
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

it('ties hint and error to the control, the hint first', () => {
  render(<Field label="Age" hint="In whole years." error="Write a number above 0." />);
  const input = screen.getByLabelText('Age');
  expect(description(input)).toBe('In whole years. Write a number above 0.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('announces an error that appears', () => {
  const { rerender } = render(<Field label="Age" />);
  const before = document.querySelector('[aria-live="polite"]');
  rerender(<Field label="Age" error="Write a number." />);
  expect(before?.textContent).toBe('Write a number.');
});

it('is a label and its control alone in a row of filters', () => {
  const { container } = render(<Field compact label="Search" type="search" />);
  screen.getByRole('searchbox', { name: 'Search' });
  expect(container.firstElementChild?.children).toHaveLength(2);
});

it('takes another control than an input', () => {
  render(
    <Field label="Level" hint="Of the question.">
      {(control) => (
        <select {...control}>
          <option>basic</option>
        </select>
      )}
    </Field>,
  );
  expect(description(screen.getByRole('combobox', { name: 'Level' }))).toBe('Of the question.');
});

it('keeps two fields of one name apart', () => {
  render(
    <>
      <Field label="Name" hint="Yours" />
      <Field label="Name" hint="Theirs" />
    </>,
  );
  expect(screen.getAllByLabelText('Name').map(description)).toEqual(['Yours', 'Theirs']);
});
