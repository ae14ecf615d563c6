import { type Grade, newSchedule, type Review } from '@site/learning/review';
import { contractVersion } from '@site/sdk/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtureSections, fixtureSite } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { RetentionTable } from './RetentionTable.tsx';
import Statistics from './Statistics.tsx';

const asked = vi.fn<(address: string) => Promise<Response>>();
const item = (id: string, topic: string) => ({
  ...{ id, kind: 'question', title: `About ${id}`, level: 'basic', topics: [topic], text: 'words' },
  ...{ address: `/javascript/${id.toLowerCase()}`, version: '0123456789ab' },
});
const sections = fixtureSections.slice(0, 2).map((section) => ({ ...section, items: 'items.json' }));
const note = (entry: string, knowledge: 'known' | 'not known') => ({
  ...{ version: 1 as const, entry, knowledge, isBookmarked: false, note: '', solvedAt: null, updatedAt: Date.now() },
});

beforeEach(() => {
  asked.mockReset().mockImplementation(async (address) => {
    if (address === '/registry.json') return Response.json({ contract: contractVersion, sections });
    if (address.includes('/basics/')) return Response.json([item('JS-001', 'closures'), item('JS-002', 'event-loop')]);
    return new Response('', { status: 503 });
  });
  vi.stubGlobal('fetch', asked);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  delete window.siteHeldProgress;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says what will be there when nothing is stored, where to begin, and fetches nothing', async () => {
  const navigation = fixtureSections.map((section) => ({
    ...section,
    pages: section.pages.map((page) => ({ ...page, hasEntries: page.address === '/javascript' })),
  }));
  await renderAt('/Statistics', <Statistics />, fixtureSite(navigation));
  screen.getByText('Nothing to show yet');
  expect(screen.getByRole('link', { name: 'Start with JavaScript' }).getAttribute('href')).toBe('/javascript');
  expect(asked).not.toHaveBeenCalled();
});

it('says that nothing can be stored where the browser refuses', async () => {
  vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new DOMException('denied', 'UnknownError')) });
  await renderAt('/Statistics', <Statistics />);
  await screen.findByText('Your browser does not let the site store anything');
});

it('tells how much of what was due was recalled', () => {
  const schedule = {
    ...newSchedule('JS-001', 1),
    card: { ...newSchedule('JS-001', 1).card, state: 'review' as const },
  };
  const review = (grade: Grade, at: number): Review => ({
    ...{ version: 1, id: `${at}`, entry: 'JS-001', grade, at, before: schedule, isUndone: false },
  });
  const now = new Date(2026, 10, 25, 12).getTime();
  render(<RetentionTable reviews={[review('good', now), review('hard', now - 1), review('again', 1)]} now={now} />);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1)).toEqual([
    ['Last 7 days', '2', '2', '100%'],
    ['Last 30 days', '2', '2', '100%'],
    ['All time', '3', '2', '67%'],
  ]);
});

it('shows what is known by topic as numbers, the days, and names a section that is down', async () => {
  window.siteHeldProgress = { 'JS-001': note('JS-001', 'not known'), 'JS-002': note('JS-002', 'known') };
  await renderAt('/Statistics', <Statistics />);
  const basics = await screen.findByRole('region', { name: 'Frontend Basics by topic' });
  within(basics).getByText('1 known, 1 not known');
  await userEvent.click(within(basics).getByText('2 topics'));
  const rows = within(basics)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Topic', 'Known', 'Unsure', 'Not known', 'Open'],
    ['Closures', '0', '0', '1', '0'],
    ['Event loop', '1', '0', '0', '0'],
  ]);
  expect(within(basics).getByRole('link', { name: 'Closures' }).getAttribute('href')).toBe(
    '/Checklist?section=basics&topic=closures',
  );
  screen.getByText(/React Hooks cannot be reached now/);
  const calendar = screen.getByRole('table', { name: 'Entries a day, by the Monday of each week' });
  expect(within(calendar).getAllByRole('row')).toHaveLength(13);
  expect(within(calendar).getAllByText('2')).toHaveLength(1);
  screen.getByText(/the share that you recalled appears here/);
});
