import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeStored, readStored } from './store.ts';
import type { StoredValue } from './stored-value.ts';
import { useStored } from './use-stored.ts';

type Size = 'small' | 'large';

const size: StoredValue<Size> = {
  key: 'site:size',
  label: 'text size',
  initial: 'small',
  parse: (text) => (text === 'small' || text === 'large' ? text : undefined),
  format: (value) => value,
};

function SizeChoice({ name = 'Size' }) {
  const [value, change] = useStored(size);
  return (
    <button type="button" aria-label={name} onClick={() => change(value === 'small' ? 'large' : 'small')}>
      {value}
    </button>
  );
}

const shown = (name = 'Size') => screen.getByRole('button', { name }).textContent;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Size' }));
const kept = () => ({ ...localStorage });

let notices: string[] = [];
const told = () => waitFor(() => expect(notices).toHaveLength(1));
const listen = ({ detail }: CustomEvent<string>) => notices.push(detail);

/** A browser that has no room left. @returns a function that makes room again */
function refuse(): () => void {
  const real = localStorage;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const [getItem, removeItem] = [real.getItem.bind(real), real.removeItem.bind(real)];
  vi.stubGlobal('localStorage', { getItem, removeItem, setItem });
  return () => vi.unstubAllGlobals();
}

beforeEach(() => {
  localStorage.clear();
  notices = [];
  addEventListener('site:notice', listen);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  changeStored<Size>(size, () => 'small');
  localStorage.clear();
  removeEventListener('site:notice', listen);
});

it('begins with the initial value, stores a change and reads it on the next visit', async () => {
  const { unmount } = render(<SizeChoice />);
  expect([shown(), kept()]).toEqual(['small', {}]);
  await press();
  expect([shown(), kept()]).toEqual(['large', { 'site:size': 'large' }]);
  unmount();
  render(<SizeChoice />);
  expect(shown()).toBe('large');
  expect(notices).toEqual([]);
});

it('is prerendered as the initial value, whatever is stored', () => {
  localStorage.setItem('site:size', 'large');
  expect(renderToString(<SizeChoice />)).toContain('small');
});

it('is followed by other components, and by other tabs', async () => {
  render(
    <>
      <SizeChoice />
      <SizeChoice name="Other" />
    </>,
  );
  await press();
  expect(shown('Other')).toBe('large');
  localStorage.setItem('site:size', 'small');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'site:size', newValue: 'small' })));
  expect([shown(), shown('Other')]).toEqual(['small', 'small']);
});

it('is read again when the browser brings the page back from its cache', () => {
  render(<SizeChoice />);
  localStorage.setItem('site:size', 'large');
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(shown()).toBe('large');
});

describe('a damaged value', () => {
  it('is kept under another key, and the reader is told', async () => {
    localStorage.setItem('site:size', 'huge');
    render(<SizeChoice />);
    expect(shown()).toBe('small');
    await told();
    expect(kept()).toEqual({ 'site:size': 'huge', 'site:size:unreadable-1': 'huge' });
    expect(notices).toEqual([
      'Your text size could not be read and was reset. This browser keeps the old text as "site:size:unreadable-1".',
    ]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('never replaces one that was kept before', async () => {
    localStorage.setItem('site:size:unreadable-1', 'tiny');
    localStorage.setItem('site:size', 'huge');
    render(<SizeChoice />);
    await told();
    expect(kept()).toEqual({
      'site:size': 'huge',
      'site:size:unreadable-1': 'tiny',
      'site:size:unreadable-2': 'huge',
    });
  });

  it('is not overwritten where there is no room to keep it', async () => {
    localStorage.setItem('site:size', 'huge');
    refuse();
    render(<SizeChoice />);
    await press();
    await told();
    expect([shown(), localStorage.getItem('site:size')]).toEqual(['large', 'huge']);
    expect(notices).toEqual([expect.stringContaining('did not save your text size')]);
  });
});

it('replaces damaged text when the reader makes a choice, however fast', async () => {
  localStorage.setItem('site:size', 'huge');
  for (const next of ['large', 'small', 'large'] as const) changeStored<Size>(size, () => next);
  expect(readStored(size)).toBe('large');
  await told();
  await vi.waitFor(() => expect(kept()).toEqual({ 'site:size': 'large', 'site:size:unreadable-1': 'huge' }));
});

it('leaves text alone that only a later version of the site can read, and tells the reader once', async () => {
  localStorage.setItem('site:size', '{"version":2,"rem":1.5}');
  const { unmount } = render(<SizeChoice />);
  await told();
  unmount();
  render(<SizeChoice />);
  await vi.dynamicImportSettled();
  expect([shown(), localStorage.getItem('site:size')]).toEqual(['small', '{"version":2,"rem":1.5}']);
  expect(notices).toHaveLength(1);
});

it('reads what an earlier version wrote, and writes its own', () => {
  const rem: StoredValue<number> = {
    ...size,
    initial: 1,
    parse: (text) => (text === 'large' ? 1.5 : /^v2 [\d.]+$/.test(text) ? Number(text.slice(3)) : undefined),
    format: (value) => `v2 ${value}`,
  };
  localStorage.setItem('site:size', 'large');
  changeStored(rem, (before) => before + 0.5);
  expect([readStored(rem), localStorage.getItem('site:size')]).toEqual([2, 'v2 2']);
});

describe('a browser that saves nothing', () => {
  it('keeps the change for the page, also for components that mount later, and tells the reader', async () => {
    refuse();
    const { unmount } = render(<SizeChoice />);
    await press();
    expect([shown(), readStored(size)]).toEqual(['large', 'large']);
    await told();
    expect(notices).toEqual([
      'Your browser did not save your text size. It holds until you close or reload this page.',
    ]);
    unmount();
    render(<SizeChoice />);
    expect(shown()).toBe('large');
  });

  it('is not reported when the reader has chosen nothing', async () => {
    refuse();
    changeStored<Size>({ ...size, automatic: true }, () => 'large');
    await vi.dynamicImportSettled();
    expect([readStored(size), notices]).toEqual(['large', []]);
  });

  it('may refuse to be read, too', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<SizeChoice />);
    expect(shown()).toBe('small');
  });

  it('saves again when there is room', async () => {
    const makeRoom = refuse();
    render(<SizeChoice />);
    await press();
    makeRoom();
    await press();
    expect([shown(), kept()]).toEqual(['small', { 'site:size': 'small' }]);
  });
});
