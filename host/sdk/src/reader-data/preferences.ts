import type { StoredValue } from './stored-value.ts';

/** The themes that the reader can choose from; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The theme of the site. A script in the host's index.html reads the same string before the first paint. */
export const theme: StoredValue<Theme> = {
  key: 'site:theme',
  label: 'theme',
  initial: 'system',
  parse: (text) => themes.find((one) => one === text),
  format: (value) => (value === 'system' ? null : value),
};

/** The addresses of the last visited pages, most recent first. */
export const visits: StoredValue<readonly string[]> = {
  key: 'site:visits',
  label: 'list of visited pages',
  initial: [],
  parse: stringsIn,
  format: (value) => JSON.stringify(value),
  automatic: true,
};

/** What the reader searched for and found, most recent first. */
export const searches: StoredValue<readonly string[]> = {
  key: 'site:searches',
  label: 'list of recent searches',
  initial: [],
  parse: stringsIn,
  format: (value) => (value.length === 0 ? null : JSON.stringify(value)),
  automatic: true,
};

/** Whether single keys work in the lists of questions. They can get in the way of speech input. */
export const questionShortcuts: StoredValue<boolean> = {
  key: 'question-shortcuts',
  label: 'choice of keyboard shortcuts',
  initial: true,
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  format: (value) => (value ? 'on' : 'off'),
};

function stringsIn(text: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}
