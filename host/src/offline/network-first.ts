/** How long the network may take, in milliseconds, before what is kept is shown instead. */
export const networkTimeLimit = 3_000;

interface Fallbacks {
  /** What is kept, for a network that has not answered in time; nothing to go on waiting. */
  late: () => Promise<Response | undefined>;
  /** What is kept, for a network that does not answer at all. */
  failed: () => Promise<Response | undefined>;
}

/** The answer of the network, whatever it is, if it comes in time; otherwise what is kept. @throws what the network failed with */
export async function networkFirst(network: Promise<Response>, { late, failed }: Fallbacks): Promise<Response> {
  const answer = network.catch(async (error: unknown) => (await failed()) ?? Promise.reject(error));
  const timeLimit = new AbortController();
  const inTime = await Promise.race([answer, after(networkTimeLimit, timeLimit.signal)]).finally(() =>
    timeLimit.abort(),
  );
  return inTime ?? (await late()) ?? answer;
}

/** Resolves after a time, unless it is aborted before. */
function after(milliseconds: number, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
