import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import SrcsetPicker from './SrcsetPicker.demo.tsx';

const viewport = (value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: 'Viewport' }), { target: { value } });
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const fetched = () => screen.getByRole('status').textContent;

beforeEach(() => {
  render(<SrcsetPicker />);
});

it('a phone with twice the pixels gets twice the width', () => {
  viewport(390);
  screen.getByText(/390 × 2 = 780 pixels/);
  expect(fetched()).toBe('sea-960.jpg');
});

it('the condition in sizes halves the width of the image', async () => {
  await choose('1');
  viewport(990);
  expect(fetched()).toBe('sea-1280.jpg');
  viewport(1000);
  expect(fetched()).toBe('sea-640.jpg');
});

it('a browser that saves data may choose less: the standard leaves it to the browser', async () => {
  viewport(390);
  await userEvent.click(screen.getByRole('checkbox', { name: 'the browser saves data' }));
  expect(fetched()).toBe('sea-640.jpg');
});

it('marks what would be blurred and what is wasted', () => {
  viewport(390);
  const verdicts = screen.getAllByRole('row').map((row) => row.children[2]?.textContent);
  expect(verdicts).toEqual([
    'Verdict',
    'too few pixels',
    'too few pixels',
    'fetched',
    'more than needed',
    'more than needed',
  ]);
});
