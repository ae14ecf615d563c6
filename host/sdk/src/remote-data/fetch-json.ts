import { fetchTimeLimit } from '../site.ts';

/** Remote data that cannot be shown; the message is meant for the reader. */
export class RemoteDataError extends Error {
  override name = 'RemoteDataError';
}

/**
 * Fetches JSON and has it checked.
 * @param check returns the data, typed, or throws when it has another shape
 * @param signal aborts the request, for example when the reader leaves the page
 * @throws RemoteDataError when there is no connection, no answer within the time limit, an error response or another shape; the
 *   signal's own reason when it was aborted
 */
export async function fetchJson<Data>(
  address: string,
  check: (json: unknown) => Data,
  signal: AbortSignal,
): Promise<Data> {
  const json = await requestJson(address, signal);
  try {
    return check(json);
  } catch (error) {
    if (error instanceof RemoteDataError) throw error;
    throw new RemoteDataError('The answer has another shape than expected.', { cause: error });
  }
}

async function requestJson(address: string, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), fetchTimeLimit);
  const abort = () => limit.abort();
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(address, { signal: limit.signal });
    if (!response.ok) throw new RemoteDataError(`The server answered ${response.status}.`);
    return await response.json();
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw asRemoteDataError(error, limit.signal.aborted);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function asRemoteDataError(error: unknown, late: boolean): RemoteDataError {
  if (error instanceof RemoteDataError) return error;
  if (late)
    return new RemoteDataError(`There was no answer within ${fetchTimeLimit / 1000} seconds.`, { cause: error });
  if (error instanceof SyntaxError) return new RemoteDataError('The answer is not JSON.', { cause: error });
  return new RemoteDataError('The server could not be reached.', { cause: error });
}
