import { describe, expect, it } from 'vitest';
import { formatExport, parseExport } from './export-file.ts';
import { noProgress } from './progress.ts';
import { newSchedule } from './schedule.ts';

const records = {
  progress: [{ ...noProgress('JS-001'), note: 'Über <b>null</b>', updatedAt: 7 }],
  attempts: [
    {
      ...{ version: 1 as const, id: 'a', entry: 'EX-001', files: { 'solution.ts': 'export {};' } },
      ...{ verdict: { passed: 1, total: 2, at: 3 }, startedAt: 1, updatedAt: 3 },
    },
    {
      ...{ version: 1 as const, id: 'd', entry: 'EX-001', mode: 'tests' as const, files: { 'tests.ts': 'test()' } },
      ...{ verdict: null, startedAt: 4, updatedAt: 5 },
    },
  ],
  schedule: [
    newSchedule('JS-001', 5),
    {
      ...newSchedule('/Bootstrap#bs-mt-3', 6),
      fact: { title: 'What CSS is behind mt-3?', answer: 'margin-top: 1rem', address: '/Bootstrap#bs-mt-3' },
    },
  ],
  reviews: [
    {
      ...{ version: 1 as const, id: 'b', entry: 'JS-001', grade: 'good' as const, at: 6 },
      ...{ before: newSchedule('JS-001', 5), isUndone: false },
    },
  ],
  interviews: [
    {
      ...{ version: 1 as const, id: 'c', role: 'react', level: 'basic', minutes: 30, mix: 'role', seed: 7 },
      ...{ answers: [], startedAt: 1, updatedAt: 2 },
    },
  ],
  texts: { tasks: '[]', 'site:theme': 'dark' },
};

it('reads what it writes, with fields that a later version added', () => {
  const later = { ...records, progress: records.progress.map((one) => ({ ...one, due: 12 })) };
  expect(parseExport(formatExport(later, 42))).toMatchObject({ ...later, exportedAt: 42, version: 1 });
});

it('reads a file of version 1 as it was exported in November 2026', () => {
  const file = `{"format":"front-end-workbench","version":1,"exportedAt":1795392000000,"progress":[{"version":1,"entry":"JS-002",
    "knowledge":"not known","isBookmarked":true,"note":"","solvedAt":null,"updatedAt":1795391000000}],"attempts":[],
    "texts":{"question-shortcuts":"off"}}`;
  expect(parseExport(file)).toMatchObject({
    progress: [{ entry: 'JS-002' }],
    texts: { 'question-shortcuts': 'off' },
    schedule: [],
    reviews: [],
    interviews: [],
  });
});

describe('strings that a browser extension has stored', () => {
  const texts = { ...records.texts, 'An extension/state': '{}', ['x'.repeat(101)]: '1' };

  it('are not exported, so that the file can be imported', () => {
    expect(parseExport(formatExport({ ...records, texts }, 42))).toMatchObject({ ...records, skippedTexts: 0 });
  });

  it('are skipped and counted in a file that has them', () => {
    const file = JSON.stringify({ ...JSON.parse(formatExport(records, 42)), texts });
    const { texts: found, skippedTexts } = parseExport(file);
    expect({ found, skippedTexts }).toEqual({ found: records.texts, skippedTexts: 2 });
  });
});

describe('a file that is refused', () => {
  const withCard = (change: object) => ({ ...newSchedule('A', 5), card: { ...newSchedule('A', 5).card, ...change } });
  const damaged = (change: object) => JSON.stringify({ ...JSON.parse(formatExport(records, 1)), ...change });
  it.each([
    ['', 'not JSON'],
    ['{"format":"front-end-work', 'not JSON'],
    ['[]', 'was not exported from this site'],
    ['null', 'was not exported from this site'],
    ['{"format":"anki"}', 'was not exported from this site'],
    [damaged({ version: 2 }), 'newer version of the site'],
    [damaged({ progress: [{ entry: 'JS-001' }] }), 'damaged at progress.0.version'],
    [damaged({ progress: [{ ...noProgress('JS-001'), updatedAt: 1e300 }] }), 'damaged at progress.0.updatedAt'],
    [damaged({ attempts: 7 }), 'damaged at attempts'],
    [damaged({ interviews: [{ id: 'b' }] }), 'damaged at interviews.0.version'],
    [damaged({ schedule: [{ ...newSchedule('JS-001', 5), card: null }] }), 'damaged at schedule.0.card'],
    [damaged({ schedule: [withCard({ state: 'review' })] }), 'needs a stability above 0'],
    [damaged({ schedule: [withCard({ state: 'review', stability: 1, difficulty: 1e308 })] }), 'card.difficulty'],
    [damaged({ reviews: [{}] }), 'damaged at reviews.0'],
    [damaged({ texts: { 'site:theme': 7 } }), 'damaged at texts'],
  ])('%s', (text, problem) => {
    expect(() => parseExport(text)).toThrow(problem);
  });
});
