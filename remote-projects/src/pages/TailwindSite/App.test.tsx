import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import App from './App.tsx';
import { landingPage } from './parts/landing-page.ts';

const choose = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }));
const page = () => screen.getByRole('group', { name: 'Landing page of Ebbline' }).shadowRoot?.firstElementChild;

/** The test environment does not load stylesheets and must not report that as an error. */
beforeAll(() => {
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
});

it('shows the landing page in a shadow root, and nothing of it outside', () => {
  const { container } = render(<App />);
  expect(page()?.querySelector('h2')?.textContent?.trim()).toBe('Twice a day, the road is under the sea.');
  expect(container.querySelector('h2')).toBeNull();
});

it('has the colour scheme of the site until the reader chooses one', async () => {
  render(<App />);
  expect(page()?.getAttribute('data-scheme')).toBe('system');
  document.documentElement.dataset.theme = 'dark';
  await vi.waitFor(() => expect(page()?.getAttribute('data-scheme')).toBe('dark'));
  await choose('Light');
  expect(page()?.getAttribute('data-scheme')).toBe('light');
  delete document.documentElement.dataset.theme;
  await choose('As the site');
  expect(page()?.getAttribute('data-scheme')).toBe('system');
});

it('has a window that can be reached by key and made as wide as a phone', async () => {
  render(<App />);
  const window = screen.getByRole('region', { name: 'Landing page, scrollable' });
  expect(window.tabIndex).toBe(0);
  await choose('Phone, 22.5rem');
  expect(window.className).toContain('phone');
  await choose('Full');
  expect(window.className).not.toContain('phone');
});

it('asks the room it has, never the window, and brings no style of its own', () => {
  expect(landingPage).toMatch(/ @xl:grid-cols-2 /);
  expect(landingPage).not.toMatch(/[ "](?:sm|md|lg|xl|2xl):/);
  expect(landingPage).not.toMatch(/ style=|<script|<style/);
});

it('has a target for each of its links', () => {
  const template = document.createElement('template');
  template.innerHTML = landingPage;
  const links = [...template.content.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect(template.content.querySelector(link)?.id).toBe(link.slice(1));
});
