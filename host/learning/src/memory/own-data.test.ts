import { afterEach, expect, it, vi } from 'vitest';
import { clearEverything } from './clear.ts';
import { withDatabase } from './database.ts';
import type { ExportedData } from './export-file.ts';
import { importData, readOwnData } from './own-data.ts';
import { noProgress, type Progress } from './progress.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await clearEverything();
});

const noted = (entry: string, note: string, updatedAt: number): Progress => ({ ...noProgress(entry), note, updatedAt });

const fileWith = (progress: Progress[]): ExportedData => ({
  ...{ format: 'front-end-workbench', version: 1, exportedAt: 1, progress },
  ...{ attempts: [], schedule: [], reviews: [], interviews: [], texts: {} },
});

const notes = async () => (await readOwnData()).progress.map(({ entry, note }) => `${entry} ${note}`).sort();

it('merges a file with what is here, also records that it has twice', async () => {
  await importData(fileWith([noted('JS-001', 'here', 5), noted('JS-002', 'here', 5)]));
  const file = fileWith([
    ...[noted('JS-001', 'older', 4), noted('JS-002', 'later', 6), noted('JS-003', 'new', 1)],
    ...[noted('JS-003', 'newer', 2), noted('JS-002', 'between', 5)],
  ]);
  expect((await importData(file)).progress).toBe(2);
  expect(await notes()).toEqual(['JS-001 here', 'JS-002 later', 'JS-003 newer']);
  expect((await importData(file)).progress).toBe(0);
});

it('moves a damaged record aside once', async () => {
  await withDatabase((database) => database.put('progress', { entry: 'JS-001', note: 7 } as never));
  await importData(fileWith([noted('JS-001', 'first', 1), noted('JS-001', 'second', 2)]));
  expect(await notes()).toEqual(['JS-001 second']);
  expect((await readOwnData()).unreadable).toBe(1);
});

it('asks the database for nothing record by record, which takes most of a minute for the reviews of some years', async () => {
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  await importData(fileWith(Array.from({ length: 50 }, (_record, index) => noted(`JS-${index}`, 'x', 1))));
  expect(get).not.toHaveBeenCalled();
  expect(await notes()).toHaveLength(50);
});
