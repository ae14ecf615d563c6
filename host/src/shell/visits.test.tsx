import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useVisit, visitsKey } from './visits.ts';

function Page({ address }: { address: string | undefined }) {
  useVisit(address);
  return null;
}

const kept = (): unknown => JSON.parse(localStorage.getItem(visitsKey) ?? 'null');

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

it('notes nothing where there is no page of a section', () => {
  render(<Page address={undefined} />);
  expect(kept()).toBeNull();
});

it('begins anew when what was kept is damaged', () => {
  localStorage.setItem(visitsKey, '[{"address":');
  render(<Page address="/A" />);
  expect(kept()).toEqual(['/A']);
});

it('does no harm where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => render(<Page address="/A" />)).not.toThrow();
  vi.restoreAllMocks();
});
