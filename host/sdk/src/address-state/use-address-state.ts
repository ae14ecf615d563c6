import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { readFields, writeFields } from './fields.ts';
import { onNavigation } from './navigation.ts';

/** How long the reader has to pause before the address changes, in milliseconds. Browsers refuse too many changes. */
const pause = 250;

/**
 * State that is kept in the query of the address, so that a view can be shared, is opened by a link and is restored by Back. It
 * replaces the address without the router, because the router would treat that as a navigation and scroll to the top. While the
 * page hydrates every field is empty, as in the prerendered page.
 * @param params the name of each field in the address, unique on the page; the same object in every render
 * @param hash whether the hash of the address stays when a field changes
 * @returns the fields, and a function that changes some of them
 */
export function useAddressState<Field extends string>(
  params: Readonly<Record<Field, string>>,
  hash: 'keep' | 'drop' = 'keep',
): [Record<Field, string>, (change: Partial<Record<Field, string>>) => void] {
  const [state, setState] = useState(() => readFields(params, ''));
  const [changed, setChanged] = useState(false);

  // Before the effects of the component, which may change fields.
  useLayoutEffect(() => {
    const read = () => {
      setChanged(false);
      setState(readFields(params, location.search));
    };
    read();
    return onNavigation(read);
  }, [params]);

  useEffect(() => {
    if (!changed) return;
    const before = place();
    const timer = setTimeout(() => {
      const search = writeFields(params, state, location.search);
      // The address is another one already while the page that a link leads to is on its way.
      if (search === location.search || place() !== before) return;
      history.replaceState(history.state, '', location.pathname + search + (hash === 'keep' ? location.hash : ''));
    }, pause);
    return () => clearTimeout(timer);
  }, [params, hash, changed, state]);

  const change = useCallback((part: Partial<Record<Field, string>>) => {
    setChanged(true);
    setState((before) => ({ ...before, ...part }));
  }, []);
  return [state, change];
}

/** The address without its query, which others may change meanwhile. */
function place(): string {
  return location.pathname + location.hash;
}
