import { readStored, subscribe, type Theme, theme, useStored } from '@site/sdk/reader-data';
import { useEffect } from 'react';

/** The theme of the site and how to choose another one. The browser keeps it, and other tabs follow. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  useEffect(() => subscribe(showTheme), []);
  return useStored(theme);
}

/** The styles depend on the attribute of the document, which the script in index.html sets before the first paint. */
function showTheme(): void {
  const { dataset } = document.documentElement;
  const chosen = readStored(theme);
  if (chosen === 'system') delete dataset.theme;
  else dataset.theme = chosen;
}
