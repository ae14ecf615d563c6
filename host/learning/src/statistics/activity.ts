import type { OwnData } from '../memory/own-data.ts';
import { dayOf, startOfDay } from '../review/day.ts';

/** What a reader did on one day. Each entry counts once in each number. */
export interface ActiveDay {
  /** When it begins, in milliseconds since 1970. */
  start: number;
  /** Entries with which the reader did anything. */
  entries: number;
  /** Graded in review. */
  reviewed: number;
  /** Predicted right, or with code that passed all tests. */
  solved: number;
  /** Rated, bookmarked, noted, attempted, or asked in a mock interview. */
  workedOn: number;
}

/** A week from Monday to Sunday; days that have not come yet are null. */
export type ActiveWeek = (ActiveDay | null)[];

/** What activity is read from. */
export type ActivityRecords = Pick<OwnData, 'progress' | 'attempts' | 'reviews' | 'interviews'>;

type Deed = { kind: 'reviewed' | 'solved' | 'workedOn'; entry: string; at: number };

/**
 * What the reader did in each of the last weeks, by the reader's own days. Of ratings and notes only the last change is stored, so
 * earlier ones are not counted.
 * @param now milliseconds since 1970; its week is the last one
 */
export function activityOf(records: ActivityRecords, now: number, weeks: number): ActiveWeek[] {
  const today = dayOf(now);
  const monday = today - weekdayOf(today) - 7 * (weeks - 1);
  const deeds = deedsIn(records).filter(({ at }) => at >= startOfDay(monday));
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = monday + 7 * week + weekday;
      return day > today ? null : dayWith(deeds, startOfDay(day), startOfDay(day + 1));
    }),
  );
}

/** Monday is 0. @param day days since 1970, which began on a Thursday */
function weekdayOf(day: number): number {
  return (day + 3) % 7;
}

function dayWith(deeds: readonly Deed[], start: number, end: number): ActiveDay {
  const ofDay = deeds.filter(({ at }) => at >= start && at < end);
  const count = (wanted: readonly Deed[]) => new Set(wanted.map(({ entry }) => entry)).size;
  const of = (kind: Deed['kind']) => count(ofDay.filter((deed) => deed.kind === kind));
  return { start, entries: count(ofDay), reviewed: of('reviewed'), solved: of('solved'), workedOn: of('workedOn') };
}

function deedsIn({ progress, attempts, reviews, interviews }: ActivityRecords): Deed[] {
  return [
    ...reviews.filter(({ isUndone }) => !isUndone).map(({ entry, at }) => ({ kind: 'reviewed' as const, entry, at })),
    ...progress.flatMap(({ entry, solvedAt }) =>
      solvedAt === null ? [] : { kind: 'solved' as const, entry, at: solvedAt },
    ),
    ...progress
      .filter(({ knowledge, isBookmarked, note }) => knowledge !== null || isBookmarked || note !== '')
      .map(({ entry, updatedAt }) => ({ kind: 'workedOn' as const, entry, at: updatedAt })),
    ...attempts.flatMap(({ entry, updatedAt, verdict }) => [
      { kind: 'workedOn' as const, entry, at: updatedAt },
      ...(verdict && verdict.total > 0 && verdict.passed === verdict.total
        ? [{ kind: 'solved' as const, entry, at: verdict.at }]
        : []),
    ]),
    ...interviews.flatMap(({ answers, startedAt }) =>
      answers.map(({ entry }) => ({ kind: 'workedOn' as const, entry, at: startedAt })),
    ),
  ];
}
