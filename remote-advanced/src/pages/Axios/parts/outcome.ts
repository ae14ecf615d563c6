/** What became of a request: how the client's promise settled, and what it brought. */
export type Outcome =
  | { settled: 'resolved'; status: number; ok: boolean; result: string }
  | { settled: 'rejected'; status: number | null; error: Error };

/** Asks for an address. `limit` is in milliseconds; the signal is aborted when the reader has had enough. Never rejects. */
export type Client = (address: string, limit: number, signal: AbortSignal) => Promise<Outcome>;

const longest = 280;

/** A result as text, cut where it would fill the page. */
export function inShort(result: unknown): string {
  const text = typeof result === 'string' ? JSON.stringify(result) : JSON.stringify(result, null, 2);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The outcome of a request that could not be sent, or was given no usable answer. */
export function rejected(thrown: unknown, status: number | null = null): Outcome {
  return { settled: 'rejected', status, error: asError(thrown) };
}

/** @returns the error, or an error of what was thrown in its place */
function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
