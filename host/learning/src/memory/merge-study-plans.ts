import type { FollowedPlan } from '@site/sdk/reader-data/study-plan';
import { latest } from './merge.ts';

type Ticks = FollowedPlan['ticks'];

/**
 * One study plan out of two: the run that was started last. Of the same run, each tick as it was changed last, and the rest as it was
 * changed last. Like all merging, it does not matter in which order, how often or on which device.
 */
export function mergeStudyPlans(one: FollowedPlan, other: FollowedPlan): FollowedPlan {
  if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt ? one : other;
  if (one.plan !== other.plan) return one.plan > other.plan ? one : other;
  const rest = latest({ ...one, ticks: {} }, { ...other, ticks: {} });
  return { ...rest, ticks: mergeTicks(one.ticks, other.ticks) };
}

/** In the order of their names, so that the same ticks are the same text. */
function mergeTicks(ticks: Ticks, others: Ticks): Ticks {
  const names = [...new Set([...Object.keys(ticks), ...Object.keys(others)])].sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      const [one, other] = [ticks[name], others[name]];
      const kept = one && other ? lastTick(one, other) : (one ?? other);
      return kept ? [[name, kept]] : [];
    }),
  );
}

/** Of two changes at the same time, the one that ticks. */
function lastTick(one: Ticks[string], other: Ticks[string]): Ticks[string] {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return one.isDone ? one : other;
}
