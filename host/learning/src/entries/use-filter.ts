import { useEffect, useState } from 'react';
import { type Filter, filterOf, noFilter, searchOf } from './filter.ts';

/** How long the reader has to pause before the address changes, in milliseconds. Browsers refuse too many changes. */
const pause = 250;

/**
 * The filter, kept in the address, so that it can be passed on and is there again on the way back. It begins empty, as the
 * page was rendered at build time, and is read from the address once the page is hydrated.
 */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [filter, setFilter] = useState(noFilter);
  const [changed, setChanged] = useState(false);

  useEffect(() => {
    const read = () => setFilter(filterOf(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => write(filter), pause);
    return () => clearTimeout(timer);
  }, [changed, filter]);

  const change = (part: Partial<Filter>) => {
    setChanged(true);
    setFilter((before) => ({ ...before, ...part }));
  };
  return [filter, change];
}

/**
 * Replaces the address and leaves the router's own state in the entry of the history as it is. It bypasses the router, for which
 * this would be a navigation that ends at the top of the page.
 */
function write(filter: Filter): void {
  const { pathname, search } = location;
  const next = searchOf(filter, search);
  if (next !== search) history.replaceState(history.state, '', pathname + next);
}
