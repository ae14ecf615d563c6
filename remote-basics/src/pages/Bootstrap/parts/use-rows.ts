import addresses from 'virtual:reference/addresses';
import { fetchJson, useRemoteData } from '@site/sdk/remote-data';
import { type RefObject, useCallback, useEffect } from 'react';

/** The distance from the viewport at which the rows are fetched. */
const nearby = '800px';

/**
 * The rows of a reference file, fetched when the reader scrolls near the table, or when the URL names one of its rows.
 * @param read validates and unpacks the response
 * @param prefix the prefix of its row ids
 */
export function useRows<R>(
  table: RefObject<HTMLElement | null>,
  file: string,
  read: (json: unknown) => R[],
  prefix: string,
) {
  const load = useCallback((signal: AbortSignal) => fetchJson(addresses[file] ?? file, read, signal), [file, read]);
  const { remote, run } = useRemoteData(load);

  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const end = new AbortController();
    const start = () => {
      end.abort();
      run();
    };
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
      rootMargin: nearby,
    });
    const followAddress = () => location.hash.startsWith(`#${prefix}`) && start();
    end.signal.addEventListener('abort', () => observer.disconnect());
    addEventListener('hashchange', followAddress, { signal: end.signal });
    observer.observe(element);
    followAddress();
    return () => end.abort();
  }, [table, run, prefix]);

  return { remote, run };
}
