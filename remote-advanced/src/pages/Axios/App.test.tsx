import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios, { AxiosError } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import App from './App.tsx';

const request = vi.fn<typeof fetch>();
const throughAxios = vi.fn<Extract<typeof axios.defaults.adapter, (...given: never) => unknown>>();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const panel = (name: string) => screen.getByRole('region', { name });
const facts = (name: string) =>
  within(panel(name))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' '));

/** A server that keeps the reader waiting; like fetch, it rejects when the signal is aborted. */
const answerNever: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    request.mockReset().mockImplementation(async () => Response.json({ id: 1 })),
  );
  axios.defaults.adapter = throughAxios.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['200', /posts\/1\.json$/],
  ['404', /posts\/404\.json$/],
  ['500', /^\/lab\/500$/],
  ['Slow', /^\/lab\/slow$/],
  ['Not JSON', /^\/$/],
  ['No connection', /^\/lab\/drop$/],
])('"%s" sends a request', async (name, address) => {
  render(<App />);
  expect(request).not.toHaveBeenCalled();
  await press(name);
  expect(request.mock.lastCall?.[0]).toMatch(address);
});

it('shows how the promise settled, and what came', async () => {
  render(<App />);
  await press('200');
  await within(panel('fetch')).findByText('resolved');
  expect(facts('fetch').slice(0, 5)).toEqual(['200', 'resolved', '200', 'yes', '{ "id": 1 }']);
  expect(console.error).not.toHaveBeenCalled();
});

it('shows that an error status resolves, and logs it', async () => {
  request.mockImplementation(async () => Response.json({}, { status: 500 }));
  render(<App />);
  await press('500');
  await within(panel('fetch')).findByText('resolved');
  expect(facts('fetch').slice(1, 4)).toEqual(['resolved', '500', 'no: the code has to notice']);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error fetching data:', new Error('HTTP 500'));
});

it('says so when another status came than this site’s server gives', async () => {
  request.mockImplementation(async () => Response.json({}, { status: 404 }));
  render(<App />);
  await press('500');
  await screen.findByText(/has no rule for/);
  await press('404');
  await within(panel('fetch')).findByText('404', { selector: 'dd:first-of-type' });
  expect(screen.queryByText(/has no rule for/)).toBeNull();
});

it('shows and logs a lost connection', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  render(<App />);
  await press('No connection');
  await within(panel('fetch')).findByText('rejected');
  expect(facts('fetch').slice(2, 4)).toEqual(['none', 'TypeError: Failed to fetch']);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error fetching data:', expect.any(TypeError));
});

it('aborts what is under way, which is no failure', async () => {
  request.mockImplementation(answerNever);
  render(<App />);
  await press('Slow');
  screen.getByText('Waiting for “Slow”…');
  await press('Abort');
  await screen.findByText('AbortError');
  expect(console.error).not.toHaveBeenCalled();
});

it('aborts when the reader leaves, and when another request is sent', async () => {
  request.mockImplementation(answerNever);
  const { unmount } = render(<App />);
  await press('Slow');
  await press('200');
  const signals = request.mock.calls.map(([, init]) => init?.signal?.aborted);
  expect(signals).toEqual([true, false]);
  unmount();
  expect(request.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});

it('gives up after the limit that was chosen', async () => {
  request.mockImplementation(answerNever);
  render(<App />);
  await userEvent.click(screen.getByLabelText('1 s'));
  await press('Slow');
  await screen.findByText('TimeoutError', undefined, { timeout: 2000 });
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
