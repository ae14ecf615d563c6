import { loadLiveItems } from '@site/learning/live-items';
import { useRemoteData } from '@site/sdk/remote-data';
import { useEffect } from 'react';

/**
 * The entries of all live sections, fetched once the page is hydrated.
 * @param isWanted nothing is fetched before it is true
 * @returns them, and a function that asks again
 */
export function useLiveItems(isWanted = true) {
  const { remote, run } = useRemoteData(loadLiveItems);
  useEffect(() => {
    if (isWanted) run();
  }, [isWanted, run]);
  return [remote, run] as const;
}

/** What there is of the entries so far. */
export type RemoteItems = ReturnType<typeof useLiveItems>[0];
