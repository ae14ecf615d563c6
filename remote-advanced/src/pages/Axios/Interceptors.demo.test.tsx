import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Interceptors from './Interceptors.demo.tsx';

const { adapter = 'xhr' } = axios.defaults;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const trace = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

/** Replaces the network: returns 404 when the URL asks for it. */
async function network(config: InternalAxiosRequestConfig) {
  const status = config.url?.endsWith('404.json') ? 404 : 200;
  const response = { data: {}, status, statusText: '', headers: {}, config };
  if (status === 200) return response;
  throw new AxiosError('Request failed with status code 404', 'ERR_BAD_REQUEST', config, null, response);
}

beforeEach(() => {
  axios.defaults.adapter = network;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  axios.defaults.adapter = adapter;
  vi.restoreAllMocks();
});

it('shows the order: requests from the last added, responses from the first', async () => {
  render(<Interceptors />);
  expect(trace()).toEqual([]);
  await press('Request a post');
  await screen.findByText('the caller: resolved with 200');
  expect(trace()).toEqual([
    'request interceptor B',
    'request interceptor A',
    'response interceptor A: 200, sent X-Trace: B, A',
    'response interceptor B: 200, sent X-Trace: B, A',
    'the caller: resolved with 200',
  ]);
});

it('shows that an error passes through the error halves, and is logged', async () => {
  render(<Interceptors />);
  await press('Request what is missing');
  await screen.findByText(/^the caller: rejected/);
  expect(trace().slice(2)).toEqual([
    'response interceptor A, its error half: 404',
    'response interceptor B, its error half: 404',
    'the caller: rejected, Request failed with status code 404',
  ]);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error fetching data:', expect.any(AxiosError));
});

it('leaves the interceptors of the global Axios alone', async () => {
  render(<Interceptors />);
  await press('Request a post');
  await screen.findByText('the caller: resolved with 200');
  expect(Reflect.get(axios.interceptors.request, 'handlers')).toEqual([]);
});

it('starts a new trace with each request', async () => {
  render(<Interceptors />);
  await press('Request what is missing');
  await screen.findByText(/^the caller: rejected/);
  await press('Request a post');
  await screen.findByText(/^the caller: resolved/);
  expect(trace()).toHaveLength(5);
});
