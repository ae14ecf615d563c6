import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import MarginCollapse from './MarginCollapse.demo.tsx';

const set = (block: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: new RegExp(`of the ${block} block`) }), { target: { value } });
const choose = (display: string) => userEvent.click(screen.getByRole('radio', { name: display }));
const gaps = () => [...document.querySelectorAll('td')].map((cell) => cell.textContent);

beforeEach(() => {
  render(<MarginCollapse />);
  set('first', 24);
  set('second', 16);
});

it('block: the larger margin counts, and the outer ones leak out', () => {
  expect(gaps()).toEqual(['0 px', '24 px', '0 px']);
});

it('flow-root: the outer margins stay inside', async () => {
  await choose('flow-root');
  expect(gaps()).toEqual(['24 px', '24 px', '16 px']);
});

it('flex: nothing collapses', async () => {
  await choose('flex');
  expect(gaps()).toEqual(['24 px', '40 px', '16 px']);
});

it.each([
  { first: 24, second: -8, between: '16 px' },
  { first: -8, second: -16, between: '-16 px' },
])('$first px and $second px make $between', ({ first, second, between }) => {
  set('first', first);
  set('second', second);
  expect(gaps()[1]).toBe(between);
});
