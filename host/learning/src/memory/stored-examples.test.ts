import { describe, expect, it } from 'vitest';
import { parseAttempt } from './attempt.ts';
import { formatExport, parseExport, type ReaderRecords } from './export-file.ts';
import { parseInterview } from './interview.ts';
import { parseProgress } from './progress.ts';
import { parseReview } from './review.ts';
import { parseSchedule } from './schedule.ts';
import { storedExamples } from './testing/stored-examples.ts';

const stores = {
  progress: parseProgress,
  attempts: parseAttempt,
  schedule: parseSchedule,
  reviews: parseReview,
  interviews: parseInterview,
};

const stored = Object.entries(storedExamples).flatMap(([store, list]) => list.map((one) => ({ store, ...one })));

it('has an example of each store', () => {
  expect(Object.keys(storedExamples)).toEqual(Object.keys(stores));
});

describe.each(stored)('$store since $since', ({ store, record }) => {
  it('is read as it is, with fields that a later version added', () => {
    const parse = stores[store as keyof typeof stores];
    expect(parse(record)).toEqual(record);
    expect(parse({ ...record, addedLater: true })).toEqual({ ...record, addedLater: true });
  });
});

it('is carried by a file, all of it', () => {
  const records = Object.fromEntries(
    Object.entries(storedExamples).map(([store, list]) => [store, list.map(({ record }) => record)]),
  );
  const file = formatExport({ ...records, texts: {} } as unknown as ReaderRecords, 1);
  expect(parseExport(file)).toMatchObject(records);
});
