import { type Client, inShort, rejected } from './outcome.ts';

/** Sends a request with plain `fetch`: an error status resolves; the timeout and the parsing are our own code. */
export const askByFetch: Client = async (address, limit, signal) => {
  const either = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
  let status: number | null = null;
  try {
    const response = await fetch(address, { signal: either });
    status = response.status;
    const result: unknown = response.ok ? await response.json() : await response.text();
    return { settled: 'resolved', status, ok: response.ok, result: inShort(result) };
  } catch (thrown) {
    // Chromium throws a TypeError without the reason when the body of a response created in the page is aborted.
    return rejected(either.aborted ? either.reason : thrown, status);
  }
};
