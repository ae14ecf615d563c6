import { useCallback, useEffect, useRef } from 'react';

const folder = '/lab/';

/** How many demos use the in-page server, and the function that stops it: both demos share one interceptor. */
let demos = 0;
let stopIntercepting = () => {};

/** Starts answering the lab's requests in the page. @returns a function that stops it when no other demo needs it */
async function startLabServer(): Promise<() => void> {
  const { interceptLab } = await import('./intercept-lab.ts');
  if (demos === 0) stopIntercepting = interceptLab();
  demos += 1;
  return () => {
    demos -= 1;
    if (demos === 0) stopIntercepting();
  };
}

/**
 * The in-page server of the status lab: its code is loaded for the first request that needs it, and it stops when the
 * demo leaves the page.
 * @returns a function that resolves as soon as an address can be requested; it rejects when the code can't be loaded
 */
export function useLabServer() {
  const server = useRef<Promise<() => void> | null>(null);

  useEffect(
    () => () => {
      // A server that did not start doesn't need to be stopped.
      server.current?.then(
        (end) => end(),
        () => {},
      );
      server.current = null;
    },
    [],
  );

  return useCallback(async (address: string) => {
    if (!address.startsWith(folder)) return;
    server.current ??= startLabServer();
    try {
      await server.current;
    } catch (error) {
      server.current = null;
      throw error;
    }
  }, []);
}
