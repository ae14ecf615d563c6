import { expect, it } from 'vitest';
import { messageOf, summaryOf } from './outcome.ts';

const none = { progress: 0, attempts: 0, schedule: 0, reviews: 0, interviews: 0, texts: 0 };

it.each([
  [none, 'Nothing had to change: everything in the file is here already.'],
  [{ ...none, progress: 1, texts: 2 }, 'Added or updated: 1 entry, 2 settings.'],
  [{ ...none, progress: 2, attempts: 1, interviews: 3 }, 'Added or updated: 2 entries, 1 attempt, 3 interviews.'],
  [{ ...none, schedule: 3, reviews: 1 }, 'Added or updated: 3 scheduled entries, 1 review.'],
])('says what an import of %o did', (imported, text) => {
  expect(summaryOf(imported)).toBe(text);
});

it.each([
  [1, 'Added or updated: 1 setting. Skipped: 1 string that is not of this site.'],
  [2, 'Added or updated: 1 setting. Skipped: 2 strings that are not of this site.'],
])('says that %i strings of a file were skipped', (skipped, text) => {
  expect(summaryOf({ ...none, texts: 1 }, skipped)).toBe(text);
});

it('says what is wrong with a file, and that the browser refuses', () => {
  expect(messageOf(new Error('This file is not JSON.'))).toBe('This file is not JSON. Nothing was changed.');
  expect(messageOf(new DOMException('full', 'QuotaExceededError'))).toContain('no room left');
});
