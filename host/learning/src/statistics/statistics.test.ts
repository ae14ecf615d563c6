import { describe, expect, it } from 'vitest';
import { noProgress } from '../memory/progress.ts';
import type { Grade } from '../memory/review.ts';
import { newSchedule } from '../memory/schedule.ts';
import { fixtureItem } from '../testing/fixture-item.ts';
import { activityOf } from './activity.ts';
import { countKnowledge } from './knowledge-counts.ts';
import { retentionOf } from './retention.ts';

/** A Wednesday. */
const now = new Date(2026, 10, 25, 12).getTime();
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

const review = (entry: string, time: number, grade: Grade = 'good', state: 'new' | 'review' = 'review') => {
  const schedule = newSchedule(entry, 1);
  return {
    ...{ version: 1 as const, id: `${entry} ${time}`, entry, grade, at: time, isUndone: false },
    before: { ...schedule, card: { ...schedule.card, state } },
  };
};

it('counts the entries of a topic by how well they are known; what was solved is known', () => {
  const items = [
    fixtureItem('JS-001'),
    fixtureItem('JS-002'),
    fixtureItem('JS-003', { topics: ['dom', 'closures'] }),
    fixtureItem('HK-001', { section: 'hooks', sectionTitle: 'React Hooks', topics: ['use-ref'] }),
  ];
  const progress = [
    { ...noProgress('JS-001'), knowledge: 'unsure' as const },
    { ...noProgress('JS-003'), solvedAt: 5 },
    { ...noProgress('XX-999'), knowledge: 'known' as const },
  ];
  const [basics, hooks] = countKnowledge(items, progress);
  expect(basics).toEqual({
    ...{ section: 'basics', title: 'Frontend Basics', counts: { known: 1, unsure: 1, 'not known': 0, open: 1 } },
    topics: [
      { topic: 'closures', counts: { known: 0, unsure: 1, 'not known': 0, open: 1 } },
      { topic: 'dom', counts: { known: 1, unsure: 0, 'not known': 0, open: 0 } },
    ],
  });
  expect(hooks?.counts.open).toBe(1);
});

describe('the activity', () => {
  const nothing = { progress: [], attempts: [], reviews: [], interviews: [] };
  const days = (records: Partial<Parameters<typeof activityOf>[0]>, weeks = 2) =>
    activityOf({ ...nothing, ...records }, now, weeks);

  it('is of weeks from Monday to Sunday, without the days to come', () => {
    const weeks = days({});
    expect(weeks.map((week) => week.map((day) => day && new Date(day.start).getDate()))).toEqual([
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, null, null, null, null],
    ]);
    expect(weeks[0]?.[0]).toMatchObject({ entries: 0, reviewed: 0, solved: 0, workedOn: 0 });
  });

  it('counts an entry once a day in each number, and what is after midnight to the evening', () => {
    const reviews = [review('JS-001', at(23, 22)), review('JS-001', at(24, 2)), review('JS-002', at(24, 5))];
    const [, [monday, tuesday] = []] = days({ reviews });
    expect(monday).toMatchObject({ entries: 1, reviewed: 1 });
    expect(tuesday).toMatchObject({ entries: 1, reviewed: 1 });
  });

  it('leaves out what was undone, and what is older', () => {
    const reviews = [{ ...review('JS-001', at(24)), isUndone: true }, review('JS-002', at(2))];
    expect(
      days({ reviews })
        .flat()
        .reduce((sum, day) => sum + (day?.entries ?? 0), 0),
    ).toBe(0);
  });

  it('has what was solved and worked on, from progress, attempts and interviews', () => {
    const progress = [
      { ...noProgress('PO-001'), solvedAt: at(23), updatedAt: at(23) },
      { ...noProgress('JS-001'), knowledge: 'unsure' as const, updatedAt: at(24) },
    ];
    const attempt = { version: 1 as const, id: 'a', files: {}, startedAt: at(23), updatedAt: at(24) };
    const attempts = [
      { ...attempt, entry: 'EX-001', verdict: { passed: 3, total: 3, at: at(24) } },
      { ...attempt, entry: 'EX-002', verdict: { passed: 1, total: 3, at: at(24) } },
    ];
    const answer = { kind: 'question', title: 'x', topic: 'x', address: '/x', rating: null, seconds: 1 };
    const interviews = [
      {
        ...{ version: 1 as const, id: 'i', role: 'x', level: 'x', minutes: 1, mix: 'x', seed: 1 },
        ...{ answers: [{ ...answer, entry: 'JS-001' }], startedAt: at(24), updatedAt: at(24) },
      },
    ];
    const [, [monday, tuesday] = []] = days({ progress, attempts, interviews });
    expect(monday).toMatchObject({ entries: 1, solved: 1, workedOn: 0 });
    expect(tuesday).toMatchObject({ entries: 3, solved: 1, workedOn: 3, reviewed: 0 });
  });
});

it('retains what was not forgotten, of the entries that were due', () => {
  const reviews = [
    review('JS-001', at(25)),
    review('JS-002', at(19, 5), 'again'),
    review('JS-003', at(18), 'hard'),
    review('JS-004', at(24), 'again', 'new'),
    { ...review('JS-005', at(24), 'again'), isUndone: true },
    review('JS-006', new Date(2026, 5, 1).getTime()),
  ];
  expect(retentionOf(reviews, now)).toEqual([
    { days: 7, reviews: 2, recalled: 1 },
    { days: 30, reviews: 3, recalled: 2 },
    { days: null, reviews: 4, recalled: 3 },
  ]);
});
