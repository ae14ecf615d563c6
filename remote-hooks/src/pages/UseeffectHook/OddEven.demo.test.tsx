import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import OddEven from './OddEven.demo.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const line = (start: RegExp) => screen.getByText(start).textContent;

async function press(...names: string[]) {
  for (const name of names) await userEvent.click(button(name));
}

it('is called Useffect Hook', () => {
  render(<OddEven />);
  screen.getByRole('heading', { name: 'Useffect Hook' });
});

it('adds 1 with Odd and 2 with Even', async () => {
  render(<OddEven />);
  await press('Odd');
  expect(line(/^Number/)).toBe('Number 1');
  await press('Even', 'Even');
  expect(line(/^Number/)).toBe('Number 5');
});

it('counts the clicks on T', async () => {
  render(<OddEven />);
  screen.getByText('Clicked 0 Times');
  await press('T', 'T', 'Odd');
  screen.getByText('Clicked 2 Times');
});

it.each([
  ['Odd', 'Add 1'],
  ['Even', 'Add 2'],
  ['T', 'Count this click'],
])('says what %s does: %s', (name, description) => {
  render(<OddEven />);
  expect(button(name).getAttribute('aria-description')).toBe(description);
});

it('runs an effect for its own value only', async () => {
  render(<OddEven />);
  expect(line(/^Effect of the number/)).toBe('Effect of the number: run 1, with 0');
  await press('T', 'T', 'Even');
  expect(line(/^Effect of the number/)).toBe('Effect of the number: run 2, with 2');
  expect(line(/^Effect of the clicks/)).toBe('Effect of the clicks: run 3, with 2');
});
