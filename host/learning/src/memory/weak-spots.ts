import type { Attempt } from './attempt.ts';
import type { Progress } from './progress.ts';

/** What a reader should be asked again, by the ids of the entries: 0 for not known, 1 for wrong and not solved, 2 for unsure. */
export type WeakSpots = ReadonlyMap<string, number>;

/** What a reader should be asked again: first what is not known, then what went wrong and is not solved, then what is unsure. */
export function weakSpots(progress: Iterable<Progress>, attempts: Iterable<Attempt>): WeakSpots {
  const records = new Map([...progress].map((record) => [record.entry, record]));
  const weak = new Map<string, number>();
  for (const { entry, verdict } of attempts) {
    const record = records.get(entry);
    const isOver = record?.knowledge === 'known' || (record?.solvedAt ?? null) !== null;
    if (verdict && verdict.passed < verdict.total && !isOver) weak.set(entry, 1);
  }
  for (const { entry, knowledge } of records.values()) {
    if (knowledge === 'not known') weak.set(entry, 0);
    else if (knowledge === 'unsure' && !weak.has(entry)) weak.set(entry, 2);
  }
  return weak;
}
