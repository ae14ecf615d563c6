import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios, { AxiosError } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import App from './App.tsx';

const request = vi.fn<typeof fetch>();
const { adapter = 'xhr' } = axios.defaults;
const throughAxios = vi.fn<Extract<typeof axios.defaults.adapter, (...given: never) => unknown>>();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const panel = (name: string) => screen.getByRole('region', { name });
const facts = (name: string) =>
  within(panel(name))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' '));

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    request.mockReset().mockImplementation(async () => Response.json({ id: 1 })),
  );
  axios.defaults.adapter = throughAxios.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(fetch).toBe(request));
  axios.defaults.adapter = adapter;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['200', /posts\/1\.json$/],
  ['404', /posts\/404\.json$/],
  ['Not JSON', /^\/$/],
])('"%s" sends a request to the host', async (name, address) => {
  render(<App />);
  expect(request).not.toHaveBeenCalled();
  await press(name);
  expect(request.mock.lastCall?.[0]).toMatch(address);
});

it.each([
  ['500', 'resolved', '500'],
  ['Slow', 'resolved', '200'],
  ['No connection', 'rejected', 'none'],
])('"%s" is answered in the page', async (name, promise, status) => {
  render(<App />);
  await press(name);
  await within(panel('fetch')).findByText(promise, undefined, { timeout: 5000 });
  expect(facts('fetch').slice(0, 3)).toEqual([name, promise, status]);
  expect(request).not.toHaveBeenCalled();
});

it('shows how the promise settled, and what came', async () => {
  render(<App />);
  await press('200');
  await within(panel('fetch')).findByText('resolved');
  expect(facts('fetch').slice(0, 5)).toEqual(['200', 'resolved', '200', 'yes', '{ "id": 1 }']);
  expect(console.error).not.toHaveBeenCalled();
});

it('shows that an error status resolves, and logs it', async () => {
  render(<App />);
  await press('500');
  await within(panel('fetch')).findByText('resolved');
  expect(facts('fetch').slice(1, 4)).toEqual(['resolved', '500', 'no: the code has to notice']);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error fetching data:', new Error('HTTP 500'));
});

it('says so when another status came than the expected one', async () => {
  render(<App />);
  await press('404');
  await screen.findByText(/Another status than expected/);
  await press('200');
  await within(panel('fetch')).findByText('200', { selector: 'dd:first-of-type' });
  expect(screen.queryByText(/Another status than expected/)).toBeNull();
});

it('shows and logs a lost connection', async () => {
  render(<App />);
  await press('No connection');
  await within(panel('fetch')).findByText('rejected');
  expect(facts('fetch').slice(2, 4)).toEqual(['none', 'TypeError: Failed to fetch']);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error fetching data:', expect.any(TypeError));
});

it('aborts what is under way, which is no failure', async () => {
  render(<App />);
  await press('Slow');
  screen.getByText('Waiting for “Slow”…');
  await press('Abort');
  await screen.findByText('AbortError');
  expect(console.error).not.toHaveBeenCalled();
});

it('aborts when the reader leaves, and when another request is sent', async () => {
  const answerNever = new Promise<Response>(() => {});
  request.mockReturnValue(answerNever);
  const { unmount } = render(<App />);
  await press('404');
  await press('200');
  const signals = request.mock.calls.map(([, init]) => init?.signal?.aborted);
  expect(signals).toEqual([true, false]);
  unmount();
  expect(request.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});

it('gives up after the limit that was chosen', async () => {
  render(<App />);
  await userEvent.click(screen.getByLabelText('1 s'));
  await press('Slow');
  await screen.findByText('TimeoutError', undefined, { timeout: 2000 });
});

it('gives the page its own fetch back when the reader leaves', async () => {
  const { unmount } = render(<App />);
  await press('500');
  await within(panel('fetch')).findByText('resolved');
  expect(fetch).not.toBe(request);
  unmount();
  await waitFor(() => expect(fetch).toBe(request));
});

it('asks by Axios only when told to, and then twice', async () => {
  throughAxios.mockImplementation(async (config) => {
    const response = { data: {}, status: 404, statusText: '', headers: {}, config };
    throw new AxiosError('Request failed with status code 404', 'ERR_BAD_REQUEST', config, null, response);
  });
  render(<App />);
  await press('404');
  expect(throughAxios).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('By Axios too'));
  await press('404');
  await within(panel('Axios')).findByText('rejected');
  expect(facts('Axios').slice(2, 4)).toEqual([
    '404',
    'AxiosError (ERR_BAD_REQUEST): Request failed with status code 404',
  ]);
  expect(request).toHaveBeenCalledTimes(2);
});

it('follows what the browser says of its network', () => {
  const { container } = render(<App />);
  const online = () => container.querySelector('output')?.textContent;
  expect(online()).toBe('online');
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(online()).toBe('offline');
  offline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(online()).toBe('online');
});
