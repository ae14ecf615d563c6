import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import Compiler from './Compiler.demo.tsx';

/** The text of one of the two builds. */
const lines = (build: string) =>
  within(screen.getByRole('region', { name: build }))
    .getAllByText(/^(?:Found|List|Herbs|Times)/)
    .map(({ textContent }) => textContent);
const type = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Herbs with' }), text);
const renderAgain = () => userEvent.click(screen.getByRole('button', { name: 'Render for another reason' }));

beforeEach(() => {
  render(<Compiler />);
});

it('starts alike in both builds', () => {
  const start = [
    'Found: basil, chives, dill, mint, parsley',
    'List rendered 1',
    'Herbs rendered 1',
    'Times searched 1',
  ];
  expect(lines('Compiler off')).toEqual(start);
  expect(lines('Compiler on')).toEqual(start);
});

it('off: searches and renders the list again in every render', async () => {
  await renderAgain();
  await renderAgain();
  expect(lines('Compiler off').slice(1)).toEqual(['List rendered 3', 'Herbs rendered 3', 'Times searched 3']);
});

it('on: the component is called, but its search and its list are the ones from before', async () => {
  await renderAgain();
  await renderAgain();
  expect(lines('Compiler on').slice(1)).toEqual(['List rendered 1', 'Herbs rendered 3', 'Times searched 1']);
});

it('does what another query asks for in both', async () => {
  await type('IL');
  const found = ['Found: basil, dill', 'List rendered 3', 'Herbs rendered 3', 'Times searched 3'];
  expect(lines('Compiler off')).toEqual(found);
  expect(lines('Compiler on')).toEqual(found);
});

it('keeps one result only: the query of before is searched again', async () => {
  await type('d{Backspace}');
  expect(lines('Compiler on')).toEqual([
    'Found: basil, chives, dill, mint, parsley',
    'List rendered 3',
    'Herbs rendered 3',
    'Times searched 3',
  ]);
});
