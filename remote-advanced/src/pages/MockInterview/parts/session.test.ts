import { describe, expect, it } from 'vitest';
import { begin, currentQuestion, elapsed, finish, next, pause, rate, resume } from './session.ts';
import { timeNotice } from './time-notice.ts';
import type { Wish } from './wish.ts';

const wish: Wish = { role: 'react', level: 'basic', minutes: 30, mix: 'role' };
const question = (entry: string) => ({
  ...{ entry, kind: 'question', title: `About ${entry}`, level: 'basic', topic: 'closures' },
  ...{ address: `/javascript/${entry.toLowerCase()}`, base: '/s/basics/1/', page: 'Javascript' },
});
const started = () => begin(wish, 7, { questions: [question('JS-001'), question('JS-002')], missing: [] }, 1000);

describe('the clock', () => {
  it('runs, is paused and goes on', () => {
    const paused = pause(started(), 4000);
    expect([elapsed(started(), 4000), elapsed(paused, 90_000)]).toEqual([3000, 3000]);
    const resumed = resume(paused, 10_000);
    expect(elapsed(resumed, 11_000)).toBe(4000);
    expect(resume(resumed, 20_000)).toBe(resumed);
  });

  it('does not run backwards when the clock of the device does', () => {
    expect(elapsed(started(), 0)).toBe(0);
  });

  it('tells of half time, the last five minutes and the end alone', () => {
    const notices = Array.from({ length: 2000 }, (_, second) => timeNotice(second, 30));
    expect([...new Set(notices)]).toEqual([
      '',
      'Half of the time is over.',
      'Five minutes are left.',
      'The time is over. Finish your answer, then the interview.',
    ]);
    expect([900, 1500, 1800].map((second) => notices[second] !== notices[second - 1])).toEqual([true, true, true]);
  });
});

describe('an interview', () => {
  it('goes from question to question and becomes a record with the time of each', () => {
    const first = rate(started(), 'partly');
    expect(rate(first, 'partly').rating).toBeNull();
    const second = rate(next(first, 61_000), 'well');
    expect(currentQuestion(second)?.entry).toBe('JS-002');
    const record = finish(pause(second, 91_400), 'id', 200_000);
    expect(record).toMatchObject({ id: 'id', ...wish, seed: 7, startedAt: 1000, updatedAt: 200_000 });
    expect(record.answers.map(({ entry, rating, seconds }) => [entry, rating, seconds])).toEqual([
      ['JS-001', 'partly', 60],
      ['JS-002', 'well', 30],
    ]);
  });

  it('has no question that was not asked', () => {
    expect(finish(started(), 'id', 5000).answers).toMatchObject([{ entry: 'JS-001', rating: null, seconds: 4 }]);
  });
});
