import { subscribe, type Theme, theme, useStored } from '@site/sdk/reader-data';
import { useEffect } from 'react';
import { showAppearance } from './appearance.ts';

/** The theme of the site and how to choose another one. The browser keeps it, and other tabs follow, as all of the appearance. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  useEffect(() => subscribe(showAppearance), []);
  return useStored(theme);
}
