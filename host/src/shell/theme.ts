import { useSyncExternalStore } from 'react';

/** The themes on offer; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Where the choice is kept. index.html reads it before the first paint. */
export const themeKey = 'site:theme';

const changed = 'site:theme';

/** The theme of the site and how to choose another one. It is kept by the browser, and other tabs follow. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, themeOfDocument, () => 'system'), chooseTheme];
}

function subscribe(onChange: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === themeKey || key === null) showTheme(asTheme(newValue));
  };
  addEventListener('storage', onStorage);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(changed, onChange);
  };
}

function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // The browser keeps nothing: the choice holds for this page alone.
  }
}

/** The attribute on the document is the theme of this tab; the styles and the script in index.html go by it too. */
function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  dispatchEvent(new Event(changed));
}

function themeOfDocument(): Theme {
  return asTheme(document.documentElement.dataset.theme);
}

function asTheme(value: string | null | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}
