import { useCallback, useEffect, useState } from 'react';

/** How long the address waits for the reader to go on typing, in milliseconds. */
const writeDelay = 300;

/**
 * A text that stands in the address as well, so that a view can be sent to somebody. The address is replaced, not added to,
 * and no page is changed by it. While the page hydrates the text is empty, as in the prerendered page.
 * @param name its name in the address, unique on the page
 */
export function useAddressParam(name: string): [string, (value: string) => void] {
  const [value, setValue] = useState('');
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    const read = () => {
      setTouched(false);
      setValue(new URLSearchParams(location.search).get(name) ?? '');
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [name]);

  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => write(name, value), writeDelay);
    return () => clearTimeout(timer);
  }, [touched, name, value]);

  const change = useCallback((next: string) => {
    setTouched(true);
    setValue(next);
  }, []);
  return [value, change];
}

function write(name: string, value: string): void {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
