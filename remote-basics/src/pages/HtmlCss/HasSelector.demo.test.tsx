import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import HasSelector from './HasSelector.demo.tsx';

const answers = () =>
  [...screen.getByRole('list', { name: 'What matches now' }).children].map((row) => row.textContent);

afterEach(() => {
  vi.restoreAllMocks();
});

it('asks the browser again when a box is ticked', async () => {
  // The DOM of these tests caches :has() results and misses that a checkbox was checked; this selector evaluates again.
  vi.spyOn(HTMLFormElement.prototype, 'matches').mockImplementation(function (this: HTMLFormElement, selector) {
    return this.querySelector('input')?.checked === true && selector === ':has(:checked)';
  });
  render(<HasSelector />);
  expect(answers()[0]).toMatch(/does not match: something is chosen/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'It is a present' }));
  expect(answers()[0]).toMatch(/ matches: something is chosen/);
  expect(answers()[2]).toMatch(/does not match: the address is wrong/);
});

it('counts items without a script: the fourth one makes the list match', () => {
  render(<HasSelector />);
  fireEvent.change(screen.getByRole('slider', { name: 'Items' }), { target: { value: 3 } });
  expect(answers()[3]).toMatch(/does not match/);
  fireEvent.change(screen.getByRole('slider', { name: 'Items' }), { target: { value: 4 } });
  expect(answers()[3]).toMatch(/ matches: there are four or more/);
});
