import { describe, expect, it } from 'vitest';
import * as preferences from './preferences.ts';
import type { StoredValue } from './stored-value.ts';

const { questionShortcuts, theme, visits } = preferences;
const entries = Object.values<object>(preferences).filter((one) => 'key' in one) as StoredValue<unknown>[];

describe('the keys', () => {
  it('are those that readers’ browsers have held since the first edition', () => {
    expect(entries.map(({ key }) => key).sort()).toEqual(['question-shortcuts', 'site:theme', 'site:visits']);
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
])('reads and writes what the first edition stored: $key, %s', (entry, text, value) => {
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
])('treats as damaged: $key, %s', (entry, text) => {
  expect(entry.parse(text)).toBeUndefined();
});

it('stores no theme when the reader goes back to that of the system', () => {
  expect(theme.format('system')).toBeNull();
});
