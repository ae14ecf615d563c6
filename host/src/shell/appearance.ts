import { motion, readingWidth, readStored, type StoredValue, textSize, theme } from '@site/sdk/reader-data';

/** The size of code in text, which is that of the editor; read without the editor's schema, which most pages do not need. */
const codeSize: StoredValue<string> = {
  ...{ key: 'site:editor', label: 'code size', initial: '15' },
  parse: (text) => text.match(/"fontSize":(\d+)/)?.[1],
  format: () => null,
};

/** What the styles depend on, as attributes of the document. apply-theme.js sets the same before the first paint. */
const attributes: Record<string, StoredValue<string>> = { theme, textSize, readingWidth, motion, codeSize };

/** Applies the stored preferences to the document. */
export function showAppearance(): void {
  const { dataset } = document.documentElement;
  for (const [name, stored] of Object.entries(attributes)) {
    const chosen = readStored(stored);
    if (chosen === stored.initial) delete dataset[name];
    else dataset[name] = chosen;
  }
}
