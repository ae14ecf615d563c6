import type { AxiosStatic } from 'axios';
import { type Client, inShort, type Outcome, rejected } from './outcome.ts';

/** Loads Axios, once for the whole page. Rejects when its file does not arrive. */
export async function loadAxios(): Promise<AxiosStatic> {
  return (await import('axios')).default;
}

/** Sends a request the Axios way: an error status rejects, the timeout is an option, and JSON is parsed automatically. */
export const askByAxios: Client = (address, limit, signal) =>
  loadAxios().then(
    (axios) => ask(axios, address, limit, signal),
    (thrown) => rejected(thrown),
  );

async function ask(axios: AxiosStatic, address: string, timeout: number, signal: AbortSignal): Promise<Outcome> {
  try {
    const { status, data } = await axios.get<unknown>(address, { timeout, signal });
    return { settled: 'resolved', status, ok: true, result: inShort(data) };
  } catch (thrown) {
    const status = axios.isAxiosError(thrown) ? (thrown.response?.status ?? null) : null;
    return rejected(thrown, status);
  }
}
