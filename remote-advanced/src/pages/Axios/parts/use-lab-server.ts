import { useCallback, useEffect, useRef } from 'react';

const folder = '/lab/';

/** How many demos have requests answered in the page, and what ends it: both demos share one interception. */
let demos = 0;
let stopIntercepting = () => {};

/** Has the lab's requests answered in the page. @returns a function that ends it when no other demo needs it */
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
 * The server of the status lab, which is in the page: its code is loaded for the first request that needs it, and it ends when the
 * demo leaves the page.
 * @returns a function that resolves as soon as an address can be requested; it rejects when the code does not arrive
 */
export function useLabServer() {
  const server = useRef<Promise<() => void> | null>(null);

  useEffect(
    () => () => {
      // A server that did not start needs no end.
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
