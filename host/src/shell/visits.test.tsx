import { changeStored, visits } from '@site/sdk/reader-data';
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useVisit } from './visits.ts';

function Page({ address }: { address: string | undefined }) {
  useVisit(address);
  return null;
}

const kept = (): unknown => JSON.parse(localStorage.getItem('site:visits') ?? 'null');

beforeEach(() => localStorage.clear());

it('keeps the last pages, the latest first, each once', () => {
  const { rerender } = render(<Page address="/A" />);
  for (const address of ['/B', '/A', '/C']) rerender(<Page address={address} />);
  expect(kept()).toEqual(['/C', '/A', '/B']);
});

it('keeps no more than six', () => {
  const { rerender } = render(<Page address="/P0" />);
  for (let page = 1; page < 9; page++) rerender(<Page address={`/P${page}`} />);
  expect(kept()).toEqual(['/P8', '/P7', '/P6', '/P5', '/P4', '/P3']);
});

it('records nothing when there is no page of a section', () => {
  render(<Page address={undefined} />);
  expect(kept()).toBeNull();
});

it('starts over when what was kept is damaged, and keeps the damaged text', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('site:visits', '[{"address":');
  render(<Page address="/A" />);
  await vi.waitFor(() => expect(localStorage.getItem('site:visits')).toBe('["/A"]'));
  expect(localStorage.getItem('site:visits:unreadable-1')).toBe('[{"address":');
  vi.restoreAllMocks();
});

it('tells the reader nothing where the browser saves nothing', async () => {
  const told = vi.fn();
  addEventListener('site:notice', told);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => render(<Page address="/A" />)).not.toThrow();
  await vi.dynamicImportSettled();
  expect(told).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledWith('The browser does not let the site save "site:visits":', expect.any(DOMException));
  removeEventListener('site:notice', told);
  vi.restoreAllMocks();
  changeStored(visits, () => []);
});
