import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellNavigation } from './navigation.ts';
import { useAddressState } from './use-address-state.ts';

const params = { words: 'q', level: 'level' };

function Filter({ hash }: { hash?: 'drop' }) {
  const [{ words, level }, change] = useAddressState(params, hash);
  return (
    <>
      <input aria-label="Words" value={words} onChange={(event) => change({ words: event.target.value })} />
      <input aria-label="Level" value={level} readOnly />
      <button type="button" onClick={() => change({ words: '', level: '' })}>
        Show all
      </button>
    </>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const values = () => [field('Words').value, field('Level').value];
const goTo = (address: string) => history.replaceState({ key: 'router' }, '', address);

beforeEach(() => goTo('/javascript'));
afterEach(() => void vi.restoreAllMocks());

it('replaces the address when the reader pauses, and leaves the entry of the history as it is', async () => {
  const replace = vi.spyOn(history, 'replaceState');
  render(<Filter />);
  const entries = history.length;
  await userEvent.type(field('Words'), 'a b');
  await vi.waitFor(() => expect(location.search).toBe('?q=a+b'));
  expect(replace).toHaveBeenCalledTimes(1);
  expect([location.pathname, history.length, history.state]).toEqual(['/javascript', entries, { key: 'router' }]);
});

it('is read from the address, and again on the way back', () => {
  goTo('/javascript?level=basic&q=map&other=1');
  render(<Filter />);
  expect(values()).toEqual(['map', 'basic']);
  goTo('/javascript?level=advanced');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(values()).toEqual(['', 'advanced']);
});

it('is read again after a link to another query, whose address stays although the reader has just typed', async () => {
  goTo('/javascript?q=map');
  render(<Filter />);
  await userEvent.type(field('Words'), 's');
  history.pushState({ key: 'router' }, '', '/javascript?level=basic#list');
  act(tellNavigation);
  expect(values()).toEqual(['', 'basic']);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(location.search + location.hash).toBe('?level=basic#list');
});

it.each(['/UseReduce', '/javascript?level=basic#list'])(
  'leaves %s alone while a link there is followed',
  async (address) => {
    render(<Filter />);
    await userEvent.type(field('Words'), 's');
    history.pushState({ key: 'router' }, '', address);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(location.pathname + location.search + location.hash).toBe(address);
  },
);

it('changes nothing in the address while the reader changes nothing', async () => {
  goTo('/javascript?q=a%20b');
  const replace = vi.spyOn(history, 'replaceState');
  render(<Filter />);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(replace).not.toHaveBeenCalled();
});

it('removes empty fields from the address and keeps unknown parameters', async () => {
  goTo('/javascript?level=basic&other=1#JS-001');
  render(<Filter />);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await vi.waitFor(() => expect(location.search).toBe('?other=1'));
  expect(location.hash).toBe('#JS-001');
});

it('drops what the address has after # when it is asked to', async () => {
  goTo('/javascript?level=basic#JS-001');
  render(<Filter hash="drop" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await vi.waitFor(() => expect(location.href).toMatch(/\/javascript$/));
});

it('is prerendered with empty fields, whatever the address holds', () => {
  goTo('/javascript?q=map');
  expect(renderToString(<Filter />)).not.toContain('map');
});

it('writes nothing after its component is gone', async () => {
  const { unmount } = render(<Filter />);
  await userEvent.type(field('Words'), 'a');
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(location.search).toBe('');
});
