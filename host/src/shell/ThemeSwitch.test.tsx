import { changeStored, theme } from '@site/sdk/reader-data';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import script from './apply-theme.js?raw';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('is a group with "theme" in its name and in that of each choice', () => {
  render(<ThemeSwitch />);
  screen.getByRole('group', { name: 'Theme' });
  expect([radio('System theme'), radio('Light theme'), radio('Dark theme')]).toHaveLength(3);
});

it('follows the system until the reader chooses, and remembers the choice', async () => {
  render(<ThemeSwitch />);
  expect(chosen()).toEqual(['system']);
  await userEvent.click(radio('Dark theme'));
  expect(chosen()).toEqual(['dark']);
  expect([root.dataset.theme, localStorage.getItem('site:theme')]).toEqual(['dark', 'dark']);
});

it('forgets the choice when the reader goes back to the system', async () => {
  render(<ThemeSwitch />);
  await userEvent.click(radio('Light theme'));
  await userEvent.click(radio('System theme'));
  expect(chosen()).toEqual(['system']);
  expect([root.dataset.theme, localStorage.getItem('site:theme')]).toEqual([undefined, null]);
});

it('shows what was chosen on an earlier visit', () => {
  localStorage.setItem('site:theme', 'dark');
  render(<ThemeSwitch />);
  expect(chosen()).toEqual(['dark']);
});

it.each([
  ['dark', 'dark', 'dark'],
  ['light', 'light', 'light'],
  ['nonsense', 'system', undefined],
  [null, 'system', undefined],
])('follows another tab which chose %s', (newValue, value, attribute) => {
  localStorage.setItem('site:theme', 'light');
  root.dataset.theme = 'light';
  render(<ThemeSwitch />);
  if (newValue === null) localStorage.removeItem('site:theme');
  else localStorage.setItem('site:theme', newValue);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'site:theme', newValue })));
  expect(chosen()).toEqual([value]);
  expect(root.dataset.theme).toBe(attribute);
});

it('ignores what else other tabs keep', () => {
  localStorage.setItem('site:theme', 'dark');
  root.dataset.theme = 'dark';
  render(<ThemeSwitch />);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'tasks', newValue: 'light' })));
  expect(root.dataset.theme).toBe('dark');
});

it('applies to the page when the browser saves nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<ThemeSwitch />);
  await userEvent.click(radio('Dark theme'));
  expect([chosen(), root.dataset.theme]).toEqual([['dark'], 'dark']);
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"site:theme"'), expect.any(DOMException)),
  );
  vi.restoreAllMocks();
  changeStored(theme, () => 'system');
});

it('is prerendered as the system, whatever the document has', () => {
  localStorage.setItem('site:theme', 'dark');
  expect(renderToString(<ThemeSwitch />)).toMatch(/value="system"[^>]*checked|checked[^>]*value="system"/);
});

it('uses the key and the values of the script that applies the theme before the first paint', () => {
  expect(script).toContain(`localStorage.getItem('${theme.key}')`);
  for (const value of ['light', 'dark'] as const) expect(script).toContain(`t === '${theme.format(value)}'`);
});
