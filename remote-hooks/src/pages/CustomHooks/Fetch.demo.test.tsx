import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Fetch from './Fetch.demo.tsx';
import { useFetch } from './use-fetch.ts';

type Request = { address: string; signal: AbortSignal; answer: (text: string, status?: number) => Promise<void> };
let requests: Request[];

/** A mock network; the test decides when it responds. */
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    return new Promise<Response>((resolve) => {
      const answer = async (text: string, status = 200) => {
        resolve(new Response(text, { status }));
        await act(() => new Promise((done) => setTimeout(done)));
      };
      requests.push({ address, signal, answer });
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const use = (address: string) =>
  renderHook((props) => useFetch(props.address, (json) => String(json)), { initialProps: { address } });

it('is loading, then done with what the check gives', async () => {
  const { result } = use('/a');
  expect(result.current[0]).toEqual({ status: 'loading' });
  await requests[0]?.answer('7');
  expect(result.current[0]).toEqual({ status: 'done', data: '7' });
});

it('is loading at once for another address, aborts the request before and ignores its answer', async () => {
  const { result, rerender } = use('/a');
  rerender({ address: '/b' });
  expect(requests[0]?.signal.aborted).toBe(true);
  await requests[1]?.answer('"b"');
  await requests[0]?.answer('"a"');
  expect(result.current[0]).toEqual({ status: 'done', data: 'b' });
  rerender({ address: '/c' });
  expect(result.current[0]).toEqual({ status: 'loading' });
});

it('fetches once, although the check is a new function in every render', () => {
  const { rerender } = use('/a');
  rerender({ address: '/a' });
  expect(requests).toHaveLength(1);
});

it.each([
  ['an error answer', '{}', 404, 'The server answered 404.'],
  ['an answer that is no JSON', '<html>', 200, 'The answer is not JSON.'],
])('fails on %s, and asks again', async (_, text, status, message) => {
  const { result } = use('/a');
  await requests[0]?.answer(text, status);
  expect(result.current[0]).toEqual({ status: 'failed', message });
  act(() => result.current[1]());
  expect(result.current[0]).toEqual({ status: 'loading' });
  await requests[1]?.answer('1');
  expect(result.current[0]).toEqual({ status: 'done', data: '1' });
});

it('aborts when it goes', () => {
  const { unmount } = use('/a');
  unmount();
  expect(requests[0]?.signal.aborted).toBe(true);
});

it('shows the tide, and what is wrong with an answer of another shape', async () => {
  render(<Fetch />);
  screen.getByText('Asking…');
  await requests[0]?.answer('{ "harbor": "Whitby", "highWater": "06:42", "meters": 4.9 }');
  screen.getByText('Whitby: 4.9 m at 06:42');
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(screen.getByRole('button'), 'it keeps the focus').toHaveProperty('disabled', false);
  await userEvent.selectOptions(screen.getByLabelText('Harbor'), 'Falmouth');
  await requests[2]?.answer('{ "harbor": 7 }');
  expect(screen.getByRole('alert').textContent).toMatch(/Expected string but received 7|Invalid/);
});
