/** The outcome of a request: how the client's promise settled, and with what. */
export type Outcome =
  | { settled: 'resolved'; status: number; ok: boolean; result: string }
  | { settled: 'rejected'; status: number | null; error: Error };

/** Requests an address. `limit` is in milliseconds; the signal is aborted when the reader cancels. Never rejects. */
export type Client = (address: string, limit: number, signal: AbortSignal) => Promise<Outcome>;

const longest = 280;

/** A result as text, truncated so that it doesn't fill the page. */
export function inShort(result: unknown): string {
  const text = typeof result === 'string' ? JSON.stringify(result) : JSON.stringify(result, null, 2);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The outcome of a request that could not be sent, or got no usable response. */
export function rejected(thrown: unknown, status: number | null = null): Outcome {
  return { settled: 'rejected', status, error: asError(thrown) };
}

/** @returns the error itself, or an Error made from whatever value was thrown */
function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
