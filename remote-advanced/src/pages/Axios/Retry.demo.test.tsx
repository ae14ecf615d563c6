import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Retry from './Retry.demo.tsx';

const request = vi.fn<typeof fetch>();
/** Everything sent to the network passes through the interceptor as a single Request. */
const signalSent = () => {
  const [sent] = request.mock.lastCall ?? [];
  return sent instanceof Request ? sent.signal : undefined;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (server: string) => userEvent.selectOptions(screen.getByLabelText('The server'), server);
const state = () => screen.getByRole('status').textContent;
const attempts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', request.mockReset());
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await waitFor(() => expect(fetch).toBe(request));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tries again until the server has recovered, after pauses that grow', async () => {
  render(<Retry />);
  await press('Ask, with retries');
  await waitFor(() => expect(attempts()).toHaveLength(1));
  expect(attempts()).toEqual(['503, then a pause of 0.4 s']);
  await pass(400);
  expect(attempts()).toHaveLength(2);
  await pass(800);
  expect(attempts()).toEqual(['503, then a pause of 0.4 s', '503, then a pause of 0.8 s', '200']);
  expect(state()).toBe('Answered at attempt 3.');
});

it('gives up after four attempts', async () => {
  render(<Retry />);
  await choose('Never recovers: 503');
  await press('Ask, with retries');
  await waitFor(() => expect(attempts()).toHaveLength(1));
  await pass(10_000);
  expect(attempts()).toHaveLength(4);
  expect(state()).toBe('Given up at attempt 4.');
});

it('does not repeat what will not change', async () => {
  request.mockImplementation(async () => new Response('', { status: 404 }));
  render(<Retry />);
  await choose('Has no such file: 404');
  await press('Ask, with retries');
  await waitFor(() => expect(attempts()).toHaveLength(1));
  await pass(10_000);
  expect(attempts()).toEqual(['404']);
  expect(state()).toBe('Given up at attempt 1.');
});

it('does not repeat a request that met a bug', async () => {
  render(<Retry />);
  await choose('Has a bug: 500');
  await press('Ask, with retries');
  await waitFor(() => expect(attempts()).toEqual(['500']));
  expect(state()).toBe('Given up at attempt 1.');
});

it('repeats what had no answer, and logs it', async () => {
  render(<Retry />);
  await choose('Drops the connection');
  await press('Ask, with retries');
  await waitFor(() => expect(attempts()).toHaveLength(1));
  await pass(10_000);
  expect(attempts()).toHaveLength(4);
  expect(attempts().at(-1)).toBe('no answer');
  expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.any(TypeError));
});

it('stops when told to, and when the reader leaves', async () => {
  const { unmount } = render(<Retry />);
  await press('Ask, with retries');
  await waitFor(() => expect(attempts()).toHaveLength(1));
  await press('Stop');
  await pass(10_000);
  expect(state()).toBe('Stopped.');
  expect(attempts()).toHaveLength(1);

  request.mockReturnValue(new Promise(() => {}));
  await choose('Has no such file: 404');
  await press('Ask, with retries');
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
  const signal = signalSent();
  unmount();
  expect(signal?.aborted).toBe(true);
});
