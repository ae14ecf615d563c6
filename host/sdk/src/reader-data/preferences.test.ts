import { describe, expect, it } from 'vitest';
import * as preferences from './preferences.ts';
import type { StoredValue } from './stored-value.ts';

const { editor, questionShortcuts, theme, visits } = preferences;
const entries = Object.values<object>(preferences).filter((one) => 'key' in one) as StoredValue<unknown>[];

describe('the keys', () => {
  it('are those that readers’ browsers hold', () => {
    expect(entries.map(({ key }) => key).sort()).toEqual([
      'question-shortcuts',
      'site:editor',
      'site:theme',
      'site:visits',
    ]);
  });

  it('are each of one entry', () => {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });
});

it.each<[StoredValue<unknown>, string, unknown]>([
  [theme, 'light', 'light'],
  [theme, 'dark', 'dark'],
  [visits, '["/Axios","/UseReduce"]', ['/Axios', '/UseReduce']],
  [visits, '[]', []],
  [questionShortcuts, 'on', true],
  [questionShortcuts, 'off', false],
  [editor, 'medium', { isPlain: false, isWrapped: false, size: 'medium' }],
  [editor, 'plain wrapped large', { isPlain: true, isWrapped: true, size: 'large' }],
])('reads and writes what was stored: $key, %s', (entry, text, value) => {
  expect(entry.parse(text)).toEqual(value);
  expect(entry.format(value)).toBe(text);
});

it.each<[StoredValue<unknown>, string]>([
  [theme, '"><script>'],
  [theme, ''],
  [visits, '{'],
  [visits, '7'],
  [visits, '{"last":"/Axios"}'],
  [visits, '[1, null]'],
  [questionShortcuts, 'true'],
  [editor, 'plain'],
  [editor, ''],
])('treats as damaged: $key, %s', (entry, text) => {
  expect(entry.parse(text)).toBeUndefined();
});

it('stores no theme when the reader goes back to that of the system', () => {
  expect(theme.format('system')).toBeNull();
});
