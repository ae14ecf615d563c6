import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import PostQuery from './PostQuery.demo.tsx';

const request = vi.fn<(asked: Request) => Promise<Response>>();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const entries = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

/** Responds with the requested post; its number is in the URL. */
async function answer({ url }: Request): Promise<Response> {
  const id = Number(url.match(/(\d)(?:\.json)?$/)?.[1]);
  return Response.json({ id, title: `Post ${id} has arrived`, body: 'Its text' });
}

beforeEach(() => {
  vi.stubGlobal('fetch', request.mockReset().mockImplementation(answer));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for nothing until a post is opened, and then once for both of its readers', async () => {
  render(<PostQuery />);
  screen.getByText('Empty');
  expect(request).not.toHaveBeenCalled();
  await press('Post 2');
  await screen.findByRole('heading', { name: 'Post 2 has arrived' });
  screen.getByText('Its text');
  expect(request.mock.calls.map(([asked]) => asked.url)).toEqual([expect.stringMatching(/posts\/2\.json$/)]);
  screen.getByText('Cache, after 1 requests');
});

it('shows a post from the cache without asking again', async () => {
  render(<PostQuery />);
  await press('Post 1');
  await screen.findByText('Post 1 has arrived');
  await press('Post 2');
  await screen.findByText('Post 2 has arrived');
  await press('Post 1');
  screen.getByText('Post 1 has arrived');
  expect(request).toHaveBeenCalledTimes(2);
  await press('Fetch again');
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(3));
});

it('drops an entry ten seconds after nobody looks at it any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<PostQuery />);
  await press('Post 1');
  await screen.findByText('Post 1 has arrived');
  await press('Post 1');
  expect(entries()[0]).toMatch(/^post\(.*fulfilled/);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(entries()).toEqual(['Empty']);
});

it.each([
  ['The server answered 404.', () => Promise.resolve(new Response('gone', { status: 404 }))],
  ['The server answered 500.', () => Promise.resolve(Response.json({}, { status: 500 }))],
  ['The answer is not JSON.', () => Promise.resolve(new Response('<!doctype html>'))],
  ['The answer has another shape than expected.', () => Promise.resolve(Response.json({ id: 'one' }))],
  ['The answer has another shape than expected.', () => Promise.resolve(Response.json([]))],
  ['The server could not be reached.', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says on the page why it failed, and logs it: %s (%#)', async (reason, fail) => {
  request.mockImplementation(fail);
  render(<PostQuery />);
  await press('Post 1');
  expect((await screen.findByRole('alert')).textContent).toBe(`The post could not be fetched. ${reason}`);
  expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.anything());

  request.mockImplementation(answer);
  await press('Fetch again');
  await screen.findByText('Post 1 has arrived');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('gives up after 8 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  request.mockImplementation(answerNever);
  render(<PostQuery />);
  await press('Post 1');
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  await screen.findByText('The post could not be fetched. There was no answer within 8 seconds.');
});

it('aborts when the reader leaves, and keeps silent about it', async () => {
  request.mockImplementation(answerNever);
  const { unmount } = render(<PostQuery />);
  await press('Post 1');
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  const signal = request.mock.lastCall?.[0].signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(console.error).not.toHaveBeenCalled();
});

/** A server that never answers; like fetch, it rejects when the signal is aborted. */
function answerNever({ signal }: Request) {
  return new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
