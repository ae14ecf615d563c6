import { changeStored, type Theme, theme, themes } from '@site/sdk/reader-data';
import type { Action } from './results.ts';

const titles: Record<Theme, string> = {
  system: 'Use the theme of the device',
  light: 'Use the light theme',
  dark: 'Use the dark theme',
};

/** What readers can do from the search, wherever they are. */
export const actions: readonly Action[] = themes.map((one) => ({
  ...{ key: `theme:${one}`, kind: 'action', id: '', title: titles[one], context: 'Theme' },
  ...{ topics: 'theme color mode', summary: '', words: 'appearance night day scheme', weight: 1 },
  run: () => changeStored(theme, () => one),
}));
