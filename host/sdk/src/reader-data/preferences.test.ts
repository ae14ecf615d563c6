import { describe, expect, it } from 'vitest';
import { editor } from './editor.ts';
import * as preferences from './preferences.ts';
import { reviewLimits } from './review-limits.ts';
import type { StoredValue } from './stored-value.ts';
import { studyPlan } from './study-plan.ts';

const { motion, questionShortcuts, readingWidth, searches, textSize, theme, visits } = preferences;
const entries = Object.values<object>({ ...preferences, editor, reviewLimits, studyPlan }).filter(
  (one) => !Array.isArray(one) && 'key' in one,
) as StoredValue<unknown>[];

describe('the keys', () => {
  it('include those that readers’ browsers have held since the first edition, and later ones', () => {
    const first = ['question-shortcuts', 'site:theme', 'site:visits'];
    const later = [
      'site:editor',
      'site:motion',
      'site:reading-width',
      'site:review-limits',
      'site:searches',
      'site:study-plan',
      'site:text-size',
    ];
    expect(entries.map(({ key }) => key)).toEqual(expect.arrayContaining([...first, ...later]));
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

const followed = {
  ...{ version: 1, plan: 'week', firstDay: 20_780, moved: { 'Day 2': 20_783 } },
  ...{ ticks: { 'Day 1': { isDone: true, at: 5 } }, isStopped: false, startedAt: 4, updatedAt: 6 },
};

const plain = { kind: 'plain', fontSize: 18, wrapsLines: false, tabIndents: true, hasVimKeys: true };

it.each<[StoredValue<unknown>, string, unknown]>([
  [textSize, 'largest', 'largest'],
  [readingWidth, 'wide', 'wide'],
  [motion, 'reduced', 'reduced'],
  [reviewLimits, '{"newCards":0,"reviews":30}', { newCards: 0, reviews: 30 }],
  [editor, JSON.stringify(plain), plain],
  [studyPlan, JSON.stringify(followed), followed],
])('reads and writes what readers prefer: $key, %s', (entry, text, value) => {
  expect(entry.parse(text)).toEqual(value);
  expect(entry.format(value)).toBe(text);
});

it('reads an editor of which a part is stored, as before Tab could indent', () => {
  expect(editor.parse('{"kind":"codemirror","fontSize":18,"wrapsLines":false}')).toEqual({
    ...{ kind: 'codemirror', fontSize: 18, wrapsLines: false, tabIndents: false, hasVimKeys: false },
  });
  expect(editor.parse('{"kind":"plain"}')).toEqual({ ...editor.initial, kind: 'plain' });
});

it.each<[StoredValue<unknown>, string]>([
  [textSize, 'huge'],
  [reviewLimits, '{"newCards":-1,"reviews":30}'],
  [reviewLimits, '{"newCards":5}'],
  [editor, '{"fontSize":900}'],
  [editor, '{'],
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
