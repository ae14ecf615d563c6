import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './Filter.as-found.demo.tsx';
import Corrected from './Filter.corrected.demo.tsx';

const user = userEvent.setup();
const show = (name: string) => user.click(screen.getByRole('button', { name: new RegExp(`^${name} \\d`) }));
const box = (task: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: task });
const rows = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => within(row).getByRole('checkbox').closest('label')?.textContent?.trim());
const counts = () =>
  within(screen.getByRole('group'))
    .getAllByRole('button')
    .map((button) => button.textContent);
const status = () => screen.getByRole('status').textContent;

async function remove(task: string) {
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText(task));
  if (!row) throw new Error(`There is no task "${task}".`);
  await user.click(within(row).getByRole('button', { name: 'Remove' }));
}

describe.each([
  { variant: 'as found', Filter: AsFound },
  { variant: 'corrected', Filter: Corrected },
])('the filter $variant', ({ Filter }) => {
  it('starts with all tasks, and says how many each choice shows', () => {
    render(<Filter />);
    expect(rows()).toEqual(['Book the train', 'Feed the cat', 'Mend the lamp']);
    expect(counts()).toEqual(['All 3', 'Active 2', 'Completed 1']);
    expect(status()).toBe('3 of 3 shown');
  });

  it.each([
    { choice: 'Active', expected: ['Feed the cat', 'Mend the lamp'] },
    { choice: 'Completed', expected: ['Book the train'] },
  ])('shows what is $choice, and all again', async ({ choice, expected }) => {
    render(<Filter />);
    await show(choice);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe(`${choice} ${expected.length}`);
    expect(rows()).toEqual(expected);
    await show('All');
    expect(rows()).toHaveLength(3);
  });
});

describe('a task that is completed while only active ones are shown', () => {
  it('as found: stays in the list, and the count beside it knows better', async () => {
    render(<AsFound />);
    await show('Active');
    await user.click(box('Feed the cat'));
    expect(counts()).toEqual(['All 3', 'Active 1', 'Completed 2']);
    expect(rows()).toEqual(['Feed the cat', 'Mend the lamp']);
  });

  it('corrected: leaves the list at once', async () => {
    render(<Corrected />);
    await show('Active');
    await user.click(box('Feed the cat'));
    expect(counts()).toEqual(['All 3', 'Active 1', 'Completed 2']);
    expect(rows()).toEqual(['Mend the lamp']);
  });
});

describe('a task that is removed', () => {
  it('as found: is still shown, until the next choice', async () => {
    render(<AsFound />);
    await remove('Feed the cat');
    expect(rows()).toEqual(['Book the train', 'Feed the cat', 'Mend the lamp']);
    expect(status()).toBe('3 of 2 shown');
    await show('All');
    expect(rows()).toEqual(['Book the train', 'Mend the lamp']);
  });

  it('corrected: is gone', async () => {
    render(<Corrected />);
    await remove('Feed the cat');
    expect(rows()).toEqual(['Book the train', 'Mend the lamp']);
    expect(status()).toBe('2 of 2 shown');
  });
});

describe('the focus, corrected', () => {
  it('goes to the list when the row that has it leaves', async () => {
    render(<Corrected />);
    await show('Active');
    await user.click(box('Feed the cat'));
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Shown: Active' }));
    await user.tab();
    expect(document.activeElement).toBe(box('Mend the lamp'));
  });

  it('stays on a box whose row stays', async () => {
    render(<Corrected />);
    await user.click(box('Feed the cat'));
    expect(document.activeElement).toBe(box('Feed the cat'));
  });
});
