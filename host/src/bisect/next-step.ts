import { BisectError, contradiction } from './bisect-error.ts';
import type { Search } from './read-search.ts';
import type { Stretch } from './stretches.ts';

/** What a reader does next, or what was found. Indexes are those of the stretches. */
export type Step =
  /** Look at a stretch; `left` is how many more looks it takes at most, this one included. */
  | { kind: 'look'; index: number; left: number; skipped: number[] }
  /** It came with one of the stretches from `first` to `last`; several where those between cannot be shown. */
  | { kind: 'found'; first: number; last: number; skipped: number[] }
  /** All stretches that can be shown fail. */
  | { kind: 'always-fails' }
  /** All of them work. */
  | { kind: 'never-fails' };

interface SearchState {
  /** At least one. */
  stretches: Stretch[];
  search: Search;
  /** Whether the reader saw the first stretch work, and the last one fail, in the host that is live. */
  sure: { works: boolean; fails: boolean };
  /** The stretches that cannot be shown. */
  missing: ReadonlySet<number>;
}

/**
 * The next step of a binary search for the first stretch that fails. Both ends count as the reader says; where the host was another
 * one then, they are looked at when the search comes to them.
 * @throws BisectError when the same versions work and fail
 */
export function nextStep({ stretches, search, sure, missing }: SearchState): Step {
  const end = stretches.length - 1;
  const at = (sequence: number) => stretches.findLastIndex((stretch) => stretch.sequence <= sequence);
  const isSureOfStart = sure.works || missing.has(0);
  const isSureOfEnd = sure.fails || missing.has(end);
  const works = search.works !== null ? at(search.works) : isSureOfStart ? 0 : -1;
  const fails = search.fails !== null ? at(search.fails) : isSureOfEnd ? end : end + 1;
  const between = stretches.flatMap((_, index) => (index > works && index < fails ? [index] : []));
  const skipped = between.filter((index) => missing.has(index));
  const shown = between.filter((index) => !missing.has(index));
  const middle = shown[Math.floor((shown.length - 1) / 2)];
  if (middle !== undefined)
    return { kind: 'look', index: middle, left: Math.ceil(Math.log2(shown.length + 1)), skipped };
  if (works >= end) return { kind: 'never-fails' };
  if (fails <= 0) return { kind: 'always-fails' };
  if (works >= fails) throw new BisectError(contradiction);
  return { kind: 'found', first: works + 1, last: fails, skipped };
}
