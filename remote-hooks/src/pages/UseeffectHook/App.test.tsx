import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import App from './App.tsx';
import { cases } from './parts/cases.ts';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const verdict = () => screen.getByRole('status').textContent;

async function answer(isEffect: boolean) {
  await choose(isEffect ? 'An effect' : 'No effect');
  await press('Check');
}

it('has twelve cases, and both answers are needed', () => {
  expect(cases).toHaveLength(12);
  expect(cases.filter(({ isEffect }) => isEffect)).toHaveLength(6);
  expect(new Set(cases.map(({ situation }) => situation)).size).toBe(12);
});

it('judges an answer and says why', async () => {
  render(<App />);
  screen.getByText('Case 1 of 12');
  await answer(true);
  expect(verdict()).toMatch(/^Not so\. The total follows from the items\./);
  await press('Go on');
  screen.getByText('Case 2 of 12');
  expect(verdict()).toBe('');
  await answer(true);
  expect(verdict()).toMatch(/^Right\./);
});

it('waits for an answer', async () => {
  render(<App />);
  await press('Check');
  screen.getByText('Case 1 of 12');
  expect(verdict()).toBe('');
});

it('does not let an answer be changed once it is judged', async () => {
  render(<App />);
  await answer(true);
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true);
});

it('counts what was right, and starts again', async () => {
  render(<App />);
  for (const { isEffect } of cases) {
    await answer(isEffect);
    await press('Go on');
  }
  expect(verdict()).toBe('12 of 12 right. You know what an effect is for.');
  await press('Start again');
  screen.getByText('Case 1 of 12');
  await answer(false);
  expect(verdict()).toMatch(/^Right\./);
});
