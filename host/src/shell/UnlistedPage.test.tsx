import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Site } from '../site-context.ts';
import { fixturePage, fixtureSection, fixtureSections, fixtureSite } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { UnlistedPage } from './UnlistedPage.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The document of a page of the hooks, on a site with these live sections. */
function hooksDocument(live = fixtureSections): Site {
  return fixtureSite(fixtureSections, live, 'hooks');
}

const open = (address: string, site: Site) =>
  renderAt(address, <UnlistedPage renderPage={({ page, entry }) => <h1>{`${page.title} ${entry ?? ''}`}</h1>} />, site);
const isNotFound = () => screen.queryByRole('heading', { name: '404 Error' }) !== null;

it('is a page of another section, as the live navigation has it', async () => {
  await open('/axios', hooksDocument());
  screen.getByRole('heading', { name: 'Axios' });
});

it('is a page of a section that was released after the document', async () => {
  const later = fixtureSection('later', 'Later', [fixturePage('/Later', 'A later page', 1)]);
  await open('/Later', hooksDocument([...fixtureSections, later]));
  screen.getByRole('heading', { name: 'A later page' });
});

it('is none that was released after the document into the section of the document, because this tab keeps its version', async () => {
  const [first, hooks, ...others] = fixtureSections;
  if (!first || !hooks) throw new Error('There are no example sections.');
  const newer = { ...hooks, pages: [...hooks.pages, fixturePage('/UseNew', 'useNew')] };
  await open('/UseNew', hooksDocument([first, newer, ...others]));
  expect(isNotFound()).toBe(true);
});

it('is nothing where no section has it', async () => {
  await open('/nowhere', hooksDocument());
  expect(isNotFound()).toBe(true);
});

it('is nothing where the live navigation cannot be read', async () => {
  const site = hooksDocument();
  site.registry.live = () => Promise.reject(new Error('no connection'));
  await open('/Axios', site);
  expect(isNotFound()).toBe(true);
});
