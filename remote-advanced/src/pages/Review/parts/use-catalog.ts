import { useRemoteData } from '@site/sdk/remote-data';
import { useEffect } from 'react';
import { fetchCatalog } from './catalog.ts';

/** The entries of all live sections, fetched when the page is open, and a function that asks again. */
export function useCatalog() {
  const { remote, run } = useRemoteData(fetchCatalog);
  useEffect(() => {
    run();
  }, [run]);
  return { catalog: remote, reload: run };
}
