import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hashOfCode } from './code-link.ts';
import {
  announced,
  beginsAnew,
  end,
  field,
  open,
  passed,
  press,
  results,
  runner,
  session,
  tests,
} from './testing/fixture-workspace.tsx';

beginsAnew();

it('goes back to the start, and undoes that', async () => {
  open();
  await userEvent.type(field(), ' and more');
  await press('Reset');
  expect(field()).toHaveProperty('value', 'start');
  await press('Undo');
  expect(field()).toHaveProperty('value', 'start and more');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement).toBe(field());
});

it('keeps what a reset replaces among the earlier attempts, and offers Undo also after further typing', async () => {
  open();
  await userEvent.type(field(), ' and more');
  await press('Reset');
  await userEvent.type(field(), 's');
  expect(session.getState().earlier.map(({ files }) => files['solution.ts'])).toEqual(['start and more']);
  await press('Undo');
  expect(field()).toHaveProperty('value', 'start and more');
});

it('begins a fresh attempt, and restores the one before', async () => {
  open();
  await userEvent.type(field(), ' and more');
  await userEvent.click(screen.getByText('Attempts and sharing'));
  await press('Fresh attempt');
  expect(field()).toHaveProperty('value', 'start');
  expect(announced()).toBe('A fresh attempt has begun.');
  await press('Restore');
  expect(field()).toHaveProperty('value', 'start and more');
  expect(announced()).toMatch(/^The attempt of .+ is restored\.$/);
  expect(document.activeElement).toBe(field());
});

it('forgets the run of the attempt that is left, also while it goes on', async () => {
  open();
  await userEvent.type(field(), ' and more');
  await press('Run');
  runner.report(tests, passed(0));
  await userEvent.click(screen.getByText('Attempts and sharing'));
  await press('Fresh attempt');
  expect(runner.stop).toHaveBeenCalledOnce();
  runner.report(passed(1), end);
  expect(results()).toEqual([]);
  expect(announced()).toBe('A fresh attempt has begun.');
  expect(session.getState().current.verdict).toBeNull();
  await press('Run');
  runner.report(tests, passed(0), passed(1), end);
  expect(announced()).toBe('2 of 2 tests pass');
  await press('Restore');
  expect(results()).toEqual([]);
});

it('opens code from a link in a new attempt, or leaves it; both go on in the editor, and the address offers it no more', async () => {
  for (const [name, code] of [
    ['Dismiss', 'start'],
    ['Use it in a new attempt', 'shared'],
  ] as const) {
    history.replaceState({ key: 'kept' }, '', `/?a=1${await hashOfCode('shared')}`);
    open();
    await screen.findByRole('region', { name: 'Code from the link' });
    await press(name);
    expect(screen.queryByRole('region', { name: 'Code from the link' })).toBeNull();
    expect(field()).toHaveProperty('value', code);
    expect(document.activeElement).toBe(field());
    expect(location.pathname + location.search + location.hash).toBe('/?a=1');
    expect(history.state).toEqual({ key: 'kept' });
    cleanup();
  }
  history.replaceState(null, '', '/');
});

it('says when the code is not saved', async () => {
  open();
  screen.getByText(/^Your code is not saved/);
});
