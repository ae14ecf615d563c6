import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = ['HTML', 'CSS', 'JavaScript'].map((label) => ({ id: label, label, content: `About ${label}` }));

const show = (initial?: string) => render(<Tabs label="Language" tabs={tabs} initial={initial} />);
const selected = () => screen.getByRole('tab', { selected: true });
const panel = () => screen.getByRole('tabpanel');

it('shows the first panel alone, named by its tab', () => {
  show();
  screen.getByRole('tablist', { name: 'Language' });
  expect(selected().textContent).toBe('HTML');
  expect(panel().textContent).toBe('About HTML');
  expect(screen.getByRole('tabpanel', { name: 'HTML' }).id).toBe(selected().getAttribute('aria-controls'));
});

it('begins with the tab it is told to', () => {
  show('CSS');
  expect(panel().textContent).toBe('About CSS');
});

it('has every panel in the document, for those who read it without scripting', () => {
  show();
  expect(screen.getAllByRole('tabpanel', { hidden: true }).map((one) => one.textContent)).toEqual([
    'About HTML',
    'About CSS',
    'About JavaScript',
  ]);
});

it('shows what is clicked', async () => {
  show();
  await userEvent.click(screen.getByRole('tab', { name: 'JavaScript' }));
  expect(panel().textContent).toBe('About JavaScript');
});

it('is one stop for Tab; the next one is the panel', async () => {
  show('CSS');
  await userEvent.tab();
  expect(document.activeElement).toBe(selected());
  await userEvent.tab();
  expect(document.activeElement).toBe(panel());
});

it.each([
  ['{ArrowRight}', 'CSS'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'HTML'],
  ['{ArrowLeft}', 'JavaScript'],
  ['{End}', 'JavaScript'],
  ['{End}{Home}', 'HTML'],
])('goes by %s to %s, with the focus', async (keys, label) => {
  show();
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(selected().textContent).toBe(label);
  expect(document.activeElement).toBe(selected());
  expect(panel().textContent).toBe(`About ${label}`);
});

it('goes back to the first when the chosen one is taken away', async () => {
  const { rerender } = show('JavaScript');
  rerender(<Tabs label="Language" tabs={tabs.slice(0, 2)} />);
  expect(panel().textContent).toBe('About HTML');
});
