import { motion, readingWidth, readStored, type StoredValue, textSize, theme } from '@site/sdk/reader-data';

/** What the styles depend on, as attributes of the document. apply-theme.js sets the same before the first paint. */
const attributes: Record<string, StoredValue<string>> = { theme, textSize, readingWidth, motion };

/** Applies the stored preferences to the document. */
export function showAppearance(): void {
  const { dataset } = document.documentElement;
  for (const [name, stored] of Object.entries(attributes)) {
    const chosen = readStored(stored);
    if (chosen === stored.initial) delete dataset[name];
    else dataset[name] = chosen;
  }
}
