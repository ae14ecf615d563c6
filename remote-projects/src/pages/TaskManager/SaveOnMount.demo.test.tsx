import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import AsFound from './SaveOnMount.as-found.demo.tsx';
import Corrected from './SaveOnMount.corrected.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const items = (list: string) =>
  [...screen.getByRole('list', { name: list }).children].map(({ textContent }) => textContent);
const log = () => items('Log of the storage');
const loaded = () => items('Loaded tasks');

describe.each([
  { variant: 'as found', Demo: AsFound },
  { variant: 'corrected', Demo: Corrected },
])('the list $variant', ({ Demo }) => {
  it('shows what is stored, when nothing disturbs it', async () => {
    render(<Demo />);
    await press('Open the list');
    expect(loaded()).toEqual(['Book the train', 'Feed the cat']);
    expect(log().at(-1)).toMatch(/2 in the storage$/);
  });

  it('saves what is added, and can be closed', async () => {
    render(<Demo />);
    await press('Open the list');
    await press('One more task');
    expect(log().at(-1)).toBe('saved: 3 in the storage');
    await press('Close the list');
    expect(screen.queryByRole('list', { name: 'Loaded tasks' })).toBeNull();
  });

  it('leaves the tasks of the application alone', async () => {
    localStorage.setItem('tasks', 'mine');
    render(<Demo />);
    await press('Open and leave at once');
    expect(localStorage.getItem('tasks')).toBe('mine');
  });
});

describe('at the start, before anybody has changed anything', () => {
  it('as found: the empty list is saved over the stored one', async () => {
    render(<AsFound />);
    await press('Open the list');
    expect(log()).toEqual([
      'begin: 2 in the storage',
      'loaded: 2 in the storage',
      'saved: 0 in the storage',
      'saved: 2 in the storage',
    ]);
  });

  it('corrected: nothing is saved', async () => {
    render(<Corrected />);
    await press('Open the list');
    expect(log()).toEqual(['begin: 2 in the storage', 'loaded: 2 in the storage']);
  });
});

describe('somebody who leaves at once', () => {
  it('as found: has lost everything', async () => {
    render(<AsFound />);
    await press('Open and leave at once');
    expect(log().at(-1)).toBe('saved: 0 in the storage');
  });

  it('corrected: has lost nothing', async () => {
    render(<Corrected />);
    await press('Open and leave at once');
    expect(log().at(-1)).toBe('loaded: 2 in the storage');
  });
});

it('can be left at once also while it is open', async () => {
  render(<AsFound />);
  await press('Open the list');
  await press('Open and leave at once');
  expect(log()).toEqual(['begin: 2 in the storage', 'loaded: 2 in the storage', 'saved: 0 in the storage']);
  expect(screen.queryByRole('list', { name: 'Loaded tasks' })).toBeNull();
});

describe('in Strict Mode, where effects run twice at the start', () => {
  it('as found: the second load reads the empty list, and everything is gone', async () => {
    render(<AsFound />, { wrapper: StrictMode });
    await press('Open the list');
    expect(loaded()).toEqual([]);
    expect(log().at(-1)).toBe('saved: 0 in the storage');
  });

  it('corrected: both loads read the stored list', async () => {
    render(<Corrected />, { wrapper: StrictMode });
    await press('Open the list');
    expect(loaded()).toEqual(['Book the train', 'Feed the cat']);
    expect(log().at(-1)).toBe('loaded: 2 in the storage');
  });
});
