import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookUp } from './parts/look-up.ts';
import TailwindLookup from './TailwindLookup.demo.tsx';

const started = vi.fn();
let broken = false;

/** A worker without a thread; real Tailwind generates the CSS. */
class Thread {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    started();
  }

  async postMessage({ id, name }: { id: number; name: string }) {
    const answer = await lookUp(name);
    if (broken) this.onerror?.();
    else this.onmessage?.({ data: { id, ...answer } });
  }

  terminate() {}
}

const box = () => screen.getByLabelText('Class');

beforeEach(() => {
  broken = false;
  started.mockReset();
  vi.stubGlobal('Worker', Thread);
  history.replaceState(null, '', '/Bootstrap');
  render(<TailwindLookup />);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('loads nothing before the reader asks', () => {
  screen.getByText('Type a class to see its CSS.');
  expect(started).not.toHaveBeenCalled();
});

it('shows the CSS of a class', async () => {
  await userEvent.type(box(), 'pt-7');
  await screen.findByText(/padding-top: calc\(var\(--spacing\) \* 7\);/);
  expect(started).toHaveBeenCalledOnce();
});

it('says that a class is unknown', async () => {
  await userEvent.type(box(), 'zzz');
  await screen.findByText(/Tailwind does not know/);
});

it('answers an example, and gives focus back to the box', async () => {
  await userEvent.click(screen.getByRole('button', { name: '-mt-7' }));
  await screen.findByText(/margin-top: calc\(var\(--spacing\) \* -7\);/);
  expect(document.activeElement).toBe(box());
});

it('keeps the class in the address', async () => {
  await userEvent.type(box(), 'flex');
  await vi.waitFor(() => expect(location.search).toBe('?class=flex'));
});

it('says so when Tailwind cannot be loaded, and tries again', async () => {
  broken = true;
  await userEvent.type(box(), 'f');
  await screen.findByRole('alert');
  broken = false;
  await userEvent.type(box(), 'lex');
  await screen.findByText(/display: flex;/);
});
