import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import ThemeSection from './ThemeSection.demo.tsx';

it('toggles between Light and dark, shows the name, and changes only itself', async () => {
  const before = document.documentElement.outerHTML.replace(document.body.outerHTML, '');
  render(<ThemeSection />);
  const section = screen.getByRole('region', { name: 'Theme section' });
  const theme = () => [screen.getByRole('status').textContent, section.dataset.theme];
  const change = () => userEvent.click(screen.getByRole('button', { name: 'Change Theme' }));
  expect(theme()).toEqual(['Theme: Light', 'Light']);
  await change();
  expect(theme()).toEqual(['Theme: dark', 'dark']);
  await change();
  expect(theme()).toEqual(['Theme: Light', 'Light']);
  expect(document.documentElement.outerHTML.replace(document.body.outerHTML, '')).toBe(before);
});
