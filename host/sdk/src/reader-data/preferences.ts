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

/** Whether single keys work in the lists of questions. They can get in the way of speech input. */
export const questionShortcuts: StoredValue<boolean> = {
  key: 'question-shortcuts',
  label: 'choice of keyboard shortcuts',
  initial: true,
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  format: (value) => (value ? 'on' : 'off'),
};

/** The sizes of the text in the editor. */
export const editorSizes = ['small', 'medium', 'large'] as const;

export interface EditorPreference {
  /** A plain text area in place of the editor: for screen readers, speech input and slow devices. */
  isPlain: boolean;
  /** Whether long lines are broken. */
  isWrapped: boolean;
  size: (typeof editorSizes)[number];
}

/** How readers write code. */
export const editor: StoredValue<EditorPreference> = {
  key: 'site:editor',
  label: 'choice of editor',
  initial: { isPlain: false, isWrapped: false, size: 'medium' },
  parse(text) {
    const words = text.split(' ');
    const size = editorSizes.find((one) => words.includes(one));
    return size && { isPlain: words.includes('plain'), isWrapped: words.includes('wrapped'), size };
  },
  format: ({ isPlain, isWrapped, size }) =>
    [isPlain ? 'plain' : '', isWrapped ? 'wrapped' : '', size].filter(Boolean).join(' '),
};

function stringsIn(text: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}
