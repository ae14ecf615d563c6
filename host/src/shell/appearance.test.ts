import { changeStored, motion, readingWidth, textSize, theme } from '@site/sdk/reader-data';
import { editor } from '@site/sdk/reader-data/editor';
import { beforeEach, expect, it } from 'vitest';
import { showAppearance } from './appearance.ts';
import script from './apply-theme.js?raw';

const { dataset } = document.documentElement;
const shown = () => [dataset.theme, dataset.textSize, dataset.readingWidth, dataset.motion];

beforeEach(() => {
  localStorage.clear();
  showAppearance();
});

it('shows what the reader chose, and nothing for what everyone begins with', () => {
  expect(shown()).toEqual([undefined, undefined, undefined, undefined]);
  changeStored(textSize, () => 'largest');
  changeStored(motion, () => 'reduced');
  showAppearance();
  expect(shown()).toEqual([undefined, 'largest', undefined, 'reduced']);
  changeStored(textSize, () => 'standard');
  showAppearance();
  expect(shown()).toEqual([undefined, undefined, undefined, 'reduced']);
});

it('shows code in the size of the editor', () => {
  changeStored(editor, (before) => ({ ...before, hasVimKeys: true }));
  showAppearance();
  expect(dataset.codeSize).toBeUndefined();
  changeStored(editor, (before) => ({ ...before, fontSize: 20 }));
  showAppearance();
  expect(dataset.codeSize).toBe('20');
  localStorage.setItem('site:editor', '{"fontSize":"><script>"}');
  showAppearance();
  expect(dataset.codeSize).toBeUndefined();
});

it('knows the same keys as the script that runs before the first paint', () => {
  for (const { key } of [theme, textSize, readingWidth, motion, editor]) expect(script).toContain(`getItem('${key}')`);
});
