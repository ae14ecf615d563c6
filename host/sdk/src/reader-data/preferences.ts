import { jsonIn } from './json-in.ts';
import type { StoredValue } from './stored-value.ts';

/** The themes that the reader can choose from; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The theme of the site. The host's `shell/apply-theme.js`, inline in every document, reads the same string before the first paint. */
export const theme: StoredValue<Theme> = {
  key: 'site:theme',
  label: 'theme',
  initial: 'system',
  parse: (text) => themes.find((one) => one === text),
  format: (value) => (value === 'system' ? null : value),
};

export const textSizes = ['small', 'standard', 'large', 'largest'] as const;

/** The size of all text. The script that applies the theme reads the same string. */
export const textSize = choiceOf('site:text-size', 'text size', textSizes, 'standard');

export const readingWidths = ['narrow', 'standard', 'wide'] as const;

/** How long the lines of prose may be. The script that applies the theme reads the same string. */
export const readingWidth = choiceOf('site:reading-width', 'reading width', readingWidths, 'standard');

export const motions = ['system', 'reduced'] as const;

/** Whether things may move; `system` follows the device. The script that applies the theme reads the same string. */
export const motion = choiceOf('site:motion', 'choice of motion', motions, 'system');

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
  const list = jsonIn(text);
  return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : undefined;
}

/** One of a few words. Nothing is stored for the one that everyone begins with. */
function choiceOf<Choice extends string>(
  key: string,
  label: string,
  choices: readonly Choice[],
  initial: Choice,
): StoredValue<Choice> {
  return {
    key,
    label,
    initial,
    parse: (text) => choices.find((one) => one === text),
    format: (value) => (value === initial ? null : value),
  };
}
