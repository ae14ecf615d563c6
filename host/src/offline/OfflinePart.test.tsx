import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SectionError } from '../shell/SectionError.tsx';
import { FakeCaches } from '../testing/fake-caches.ts';
import { fixtureSections } from '../testing/fixture-site.ts';
import { createKept, removeKept } from './kept-cache.ts';
import { OfflinePart } from './OfflinePart.tsx';

const start = () => screen.findByRole('button', { name: 'Keep what I visit for offline use' });

beforeEach(() => void vi.stubGlobal('caches', new FakeCaches()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser with what keeping pages takes, in which nothing is registered. */
function stubWorkers(): void {
  const serviceWorker = { getRegistrations: async () => [] };
  const locks = { request: (_name: string, work: () => Promise<void>) => work() };
  vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker, locks });
}

it('says why a browser cannot keep pages, and offers nothing', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  render(<OfflinePart />);
  await screen.findByText(/^This browser cannot keep pages here/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what went wrong when the site cannot be kept, and keeps nothing of it', async () => {
  stubWorkers();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  render(<OfflinePart />);
  await userEvent.click(await start());
  expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost.');
  expect(await caches.has('site:offline')).toBe(false);
  await start();
});

it('keeps no section after another tab has removed everything, and says so', async () => {
  stubWorkers();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const registry = { contract: 3, host: 'aaaaaaaaaaaa', at: '2026-11-23T04:00:00.000Z', sections: fixtureSections };
  await (await createKept()).put('/registry.json', Response.json(registry));
  render(<OfflinePart />);
  const keep = await screen.findByRole('button', { name: 'Make available offline: React Hooks' });
  await removeKept();
  await userEvent.click(keep);
  expect((await screen.findByRole('alert')).textContent).toContain('has been removed');
  expect(await caches.has('site:offline')).toBe(false);
  await start();
});

it('the panel of a page that cannot be shown names the missing connection', () => {
  const panel = <SectionError title="Basics" error={new Error('x')} html="" busy={false} onRetry={() => {}} />;
  const { unmount } = render(panel);
  expect(screen.getByRole('alert').textContent).toContain('The rest of the site works.');
  unmount();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(panel);
  expect(screen.getByRole('alert').textContent).toContain('You are offline, and this page is not kept');
  expect(screen.getByRole('link', { name: 'See which pages are.' }).getAttribute('href')).toBe('/Offline');
});
