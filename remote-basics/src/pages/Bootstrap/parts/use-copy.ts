import { useCallback, useState } from 'react';

/** Copies text, and returns a message about the result for a live region. */
export function useCopy() {
  const [status, setStatus] = useState('');
  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(`Copied ${text}`);
    } catch {
      setStatus(`The browser does not let the page copy. Select ${text} and copy it by key.`);
    }
  }, []);
  return { status, copy };
}
