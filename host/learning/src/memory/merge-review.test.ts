import { expect, it } from 'vitest';
import { graded, undone } from '../review/grade.ts';
import { randomFrom } from '../testing/random.ts';
import { inOrder, mergeReviews, mergeSchedules } from './merge.ts';
import { type Grade, grades, type Review } from './review.ts';
import { newSchedule, type Schedule } from './schedule.ts';

interface Device {
  schedules: Map<string, Schedule>;
  reviews: Map<string, Review>;
}

const entries = ['JS-001', 'JS-002', 'JS-003'];
const day = 86_400_000;

function union<Kept>(one: Map<string, Kept>, other: Map<string, Kept>, merge: (one: Kept, other: Kept) => Kept) {
  const merged = new Map(one);
  for (const [key, record] of other) merged.set(key, merge(merged.get(key) ?? record, record));
  return merged;
}

const receive = (device: Device, sent: Device): Device => ({
  schedules: union(device.schedules, sent.schedules, mergeSchedules),
  reviews: union(device.reviews, sent.reviews, mergeReviews),
});

/** A reader of three devices, who reviews, undoes and suspends on each, and carries files between them, in a random order. */
function live(random: () => number, steps: number) {
  const devices: Device[] = [1, 2, 3].map(() => ({ schedules: new Map(), reviews: new Map() }));
  const given = new Map<string, Review>();
  const latest = new Map<string, Schedule>();
  let clock = Date.UTC(2026, 0, 1);
  for (let step = 0; step < steps; step += 1) {
    const [at, from] = [Math.floor(random() * 3), Math.floor(random() * 3)];
    const device = devices[at] as Device;
    if (random() < 0.3) {
      devices[at] = receive(device, devices[from] as Device);
      continue;
    }
    clock += Math.floor(random() * 3) * day;
    const entry = entries[Math.floor(random() * 3)] as string;
    const before = device.schedules.get(entry) ?? newSchedule(entry, clock);
    const made = act(before, [...device.reviews.values()], random, clock, `review ${step}`);
    device.schedules.set(entry, made.schedule);
    latest.set(entry, mergeSchedules(latest.get(entry) ?? made.schedule, made.schedule));
    if (made.review) device.reviews.set(made.review.id, made.review);
    if (made.review) given.set(made.review.id, mergeReviews(given.get(made.review.id) ?? made.review, made.review));
  }
  return { devices, given, latest };
}

function act(before: Schedule, reviews: Review[], random: () => number, now: number, id: string) {
  const last = reviews.find(
    ({ entry, at, isUndone }) => entry === before.entry && at === before.card.lastReview && !isUndone,
  );
  const chance = random();
  if (chance < 0.2 && last) return undone(before, last, now);
  if (chance < 0.4) {
    const updatedAt = Math.max(now, before.updatedAt + 1);
    return { schedule: { ...before, isSuspended: !before.isSuspended, updatedAt }, review: undefined };
  }
  return graded(before, grades[Math.floor(random() * 4)] as Grade, id, now);
}

const asText = ({ schedules, reviews }: Device) =>
  inOrder([schedules, reviews].map((records) => [...records].sort(([a], [b]) => (a < b ? -1 : 1))));

it('brings devices to the same state in whatever order, loses no grade and no change of a schedule', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const { devices, given, latest } = live(randomFrom(seed), 40);
    const [a, b, c] = devices as [Device, Device, Device];
    const states = [receive(receive(a, b), c), receive(c, receive(b, a)), receive(b, receive(a, c))];
    expect(new Set(states.map(asText)).size, `seed ${seed}`).toBe(1);
    expect(asText(states[0] as Device), `seed ${seed}`).toBe(asText({ schedules: latest, reviews: given }));
  }
});

it('changes nothing the second time', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const [a, b] = live(randomFrom(seed), 30).devices as [Device, Device];
    const once = receive(a, b);
    expect(asText(receive(once, b))).toBe(asText(once));
  }
});

it('keeps a grade of one device and a suspension of another', () => {
  const before = newSchedule('JS-001', 1);
  const { schedule } = graded(before, 'good', 'a', 5);
  const suspended = { ...before, isSuspended: true, updatedAt: 3 };
  expect(mergeSchedules(schedule, suspended)).toEqual({ ...schedule, isSuspended: true, updatedAt: 3 });
});

it('does not bring an undone grade back', () => {
  const { schedule, review } = graded(newSchedule('JS-001', 1), 'easy', 'a', 5);
  const back = undone(schedule, review, 6);
  expect(mergeSchedules(back.schedule, schedule)).toEqual(back.schedule);
  expect(mergeReviews(review, back.review).isUndone).toBe(true);
});
