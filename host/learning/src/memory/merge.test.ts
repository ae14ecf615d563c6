import { expect, it } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import type { Attempt } from './attempt.ts';
import type { Interview } from './interview.ts';
import { inOrder, mergeAttempts, mergeInterviews, mergeProgress } from './merge.ts';
import { changed, type Knowledge, noProgress, type Progress } from './progress.ts';

type Device = Map<string, Progress>;

const entries = ['JS-001', 'JS-002', 'JS-003'];
const answers: (Knowledge | null)[] = ['known', 'unsure', 'not known', null];

function receive(device: Device, sent: Device): Device {
  const merged = new Map(device);
  for (const [entry, record] of sent) merged.set(entry, mergeProgress(merged.get(entry) ?? record, record));
  return merged;
}

/** A reader of three devices, who changes entries and carries files between devices in a random order. */
function live(random: () => number, steps: number) {
  const devices: Device[] = [new Map(), new Map(), new Map()];
  const latest = new Map<string, Progress>();
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;
  let clock = 0;
  for (let step = 0; step < steps; step += 1) {
    const [at, from] = [Math.floor(random() * 3), Math.floor(random() * 3)];
    const device = devices[at] as Device;
    if (random() < 0.4) {
      devices[at] = receive(device, devices[from] as Device);
      continue;
    }
    clock += Math.floor(random() * 3);
    const entry = pick(entries);
    const change = random() < 0.3 ? { solvedAt: clock } : { knowledge: pick(answers), note: `note ${step}` };
    const record = changed(device.get(entry) ?? noProgress(entry), change, clock);
    device.set(entry, record);
    const before = latest.get(entry);
    latest.set(entry, before ? mergeProgress(before, record) : record);
  }
  return { devices, latest };
}

const asText = (device: Device) => inOrder([...device].sort(([a], [b]) => (a < b ? -1 : 1)));

it('brings devices to the same state in whatever order, and loses no last change', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { devices, latest } = live(randomFrom(seed), 40);
    const [a, b, c] = devices as [Device, Device, Device];
    const states = [receive(receive(a, b), c), receive(c, receive(b, a)), receive(b, receive(a, c))];
    expect(new Set(states.map(asText)).size, `seed ${seed}`).toBe(1);
    expect(asText(states[0] as Device), `seed ${seed}`).toBe(asText(latest));
  }
});

it('changes nothing the second time', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const [a, b] = live(randomFrom(seed), 30).devices as [Device, Device];
    const once = receive(a, b);
    expect(asText(receive(once, b))).toBe(asText(once));
  }
});

it('keeps the time at which an entry was solved, whoever changed it last', () => {
  const solved = { ...noProgress('JS-001'), solvedAt: 5, updatedAt: 5 };
  const noted = { ...noProgress('JS-001'), note: 'Later', updatedAt: 9 };
  expect(mergeProgress(solved, noted)).toEqual({ ...noted, solvedAt: 5 });
});

it('takes the attempt that was changed last', () => {
  const first: Attempt = {
    ...{ version: 1, id: 'a', entry: 'EX-001', files: {}, verdict: null, startedAt: 1, updatedAt: 1 },
  };
  const last = { ...first, files: { 'solution.ts': 'export {};' }, updatedAt: 2 };
  expect([mergeAttempts(first, last), mergeAttempts(last, first)]).toEqual([last, last]);
});

it('takes the interview that was changed last', () => {
  const first: Interview = {
    ...{ version: 1, id: 'a', role: 'react', level: 'basic', minutes: 15, mix: 'role', seed: 1 },
    ...{ answers: [], startedAt: 1, updatedAt: 1 },
  };
  const last = { ...first, minutes: 30, updatedAt: 2 };
  expect([mergeInterviews(first, last), mergeInterviews(last, first)]).toEqual([last, last]);
});
