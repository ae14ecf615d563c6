import type { Attempt, Progress } from '@site/learning/memory';
import type { Weakness } from './draw.ts';

/** What a reader should be asked again: first what is not known, then what went wrong and is not solved, then what is unsure. */
export function weakSpots(progress: Iterable<Progress>, attempts: Iterable<Attempt>): Weakness {
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
