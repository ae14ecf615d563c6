import { describe, expect, it } from 'vitest';
import * as preferences from './preferences.ts';
import type { StoredValue } from './stored-value.ts';

const { questionShortcuts, searches, theme, visits } = preferences;
const entries = Object.values<object>(preferences).filter((one) => 'key' in one) as StoredValue<unknown>[];

describe('the keys', () => {
  it('are those that readers’ browsers have held since the first edition, and those added since', () => {
    const first = ['question-shortcuts', 'site:theme', 'site:visits'];
    expect(entries.map(({ key }) => key).sort()).toEqual([...first, 'site:searches'].sort());
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

it('stores no searches when they are forgotten', () => {
  expect(searches.format([])).toBeNull();
  expect(searches.parse(searches.format(['closure', '==']) ?? '')).toEqual(['closure', '==']);
  expect(searches.parse('"closure"')).toBeUndefined();
});

it('stores no theme when the reader goes back to that of the system', () => {
  expect(theme.format('system')).toBeNull();
});
