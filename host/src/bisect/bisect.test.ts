import type { ReleaseRow } from '@site/sdk/contract';
import { describe, expect, it } from 'vitest';
import { BisectError } from './bisect-error.ts';
import { nextStep, type Step } from './next-step.ts';
import { readSearch, type Search } from './read-search.ts';
import { hostReleases, type Stretch, stretchesBetween } from './stretches.ts';

const hex = (sequence: number) => sequence.toString(16).padStart(12, '0');

/** A release; of a section that was live before, unless the change says otherwise. */
const row = (sequence: number, section: string, change: Partial<ReleaseRow> = {}): ReleaseRow => ({
  ...{ sequence, section, at: '2026-11-20T10:00:00.000Z', action: 'release', actor: null, version: hex(sequence) },
  ...{ commit: null, owner: null, bytes: null, gate: null, pages: section === 'host' ? null : [] },
  ...change,
});
const first = (sequence: number, section: string) => row(sequence, section, { pages: null });

/** The newest first, as they are listed. */
const list = (...releases: ReleaseRow[]) => releases.toReversed();

const ledger = list(
  ...[first(1, 'hooks'), first(1, 'basics'), row(1, 'host')],
  ...[row(2, 'hooks'), row(3, 'host'), row(4, 'basics'), first(5, 'testing'), row(6, 'hooks')],
  row(7, 'testing', { action: 'retire', version: null, pages: null }),
);

describe('what an address asks for', () => {
  const read = (query: string) => readSearch(new URLSearchParams(query), ledger);

  it('is two releases and the answers so far', () => {
    expect(read('bisect=2..7')).toEqual({ from: 2, to: 7, works: null, fails: null });
    expect(read('bisect=2..7&works=4&fails=6')).toEqual({ from: 2, to: 7, works: 4, fails: 6 });
  });

  it.each([
    ['', 'Write it like this'],
    ['bisect=two..seven', 'Write it like this'],
    ['bisect=2', 'Write it like this'],
    ['bisect=-2..7', 'Write it like this'],
    ['bisect=7..2', '7 is not smaller than 2'],
    ['bisect=2..2', '2 is not smaller than 2'],
    ['bisect=0..7', 'There is no release 0 in the list, which has the releases 1 to 7.'],
    ['bisect=2..8', 'There is no release 8'],
    ['bisect=2..7&works=6&fails=4', 'contradict'],
    ['bisect=2..6&works=7', 'contradict'],
    ['bisect=2..6&works=yes', 'contradict'],
  ])('is refused with the reason: ?%s', (query, reason) => {
    expect(() => read(query)).toThrow(BisectError);
    expect(() => read(query)).toThrow(reason);
  });
});

describe('the stretches of the ledger', () => {
  const versions = (from: number, to: number, releases = ledger) =>
    stretchesBetween(releases, from, to).map(({ sequence, versions: all }) => [
      sequence,
      all && Object.fromEntries(all),
    ]);

  it('begin where a section changed, with the versions that were live, and without sections that were not', () => {
    expect(versions(2, 7)).toEqual([
      [2, { hooks: hex(2), basics: hex(1) }],
      [4, { hooks: hex(2), basics: hex(4) }],
      [5, { hooks: hex(2), basics: hex(4), testing: hex(5) }],
      [6, { hooks: hex(6), basics: hex(4), testing: hex(5) }],
      [7, { hooks: hex(6), basics: hex(4) }],
    ]);
  });

  it('is one if only the host changed, whose releases are known', () => {
    expect(versions(2, 3)).toHaveLength(1);
    expect(hostReleases(ledger, 2, 3).map(({ sequence }) => sequence)).toEqual([3]);
    expect(hostReleases(ledger, 3)).toEqual([]);
  });

  it('have no versions where the list no longer has the release of a section', () => {
    const shortened = list(row(4, 'basics'), row(5, 'hooks'), row(6, 'basics'));
    expect(versions(4, 6, shortened)).toEqual([
      [4, null],
      [5, { basics: hex(4), hooks: hex(5) }],
      [6, { basics: hex(6), hooks: hex(5) }],
    ]);
  });

  it('of several sections in one step are one', () => {
    const [, both] = stretchesBetween(list(first(1, 'a'), first(1, 'b'), row(2, 'a'), row(2, 'b')), 1, 2);
    expect(both?.releases.map(({ section }) => section).sort()).toEqual(['a', 'b']);
  });
});

describe('the search', () => {
  const stretchesOf = (amount: number): Stretch[] =>
    stretchesBetween(
      list(first(1, 'a'), ...Array.from({ length: amount - 1 }, (_, index) => row(index + 2, 'a'))),
      1,
      amount,
    );

  interface Run {
    amount: number;
    /** The index of the first stretch that fails. */
    culprit: number;
    missing?: number[];
    isSure?: boolean;
  }

  /** Answers as a reader would, until it ends. */
  function run({ amount, culprit, missing = [], isSure = true }: Run): { step: Step; looks: number } {
    const stretches = stretchesOf(amount);
    const search: Search = { from: 1, to: amount, works: null, fails: null };
    let promised = Number.POSITIVE_INFINITY;
    for (let looks = 0; looks < 50; looks++) {
      const step = nextStep({ stretches, search, sure: { works: isSure, fails: isSure }, missing: new Set(missing) });
      if (step.kind !== 'look') return { step, looks };
      expect(missing).not.toContain(step.index);
      expect(step.left).toBeLessThan(promised);
      promised = step.left;
      search[step.index >= culprit ? 'fails' : 'works'] = stretches[step.index]?.sequence ?? 0;
    }
    throw new Error('The search does not end.');
  }

  it('begins in the middle', () => {
    const search = { from: 1, to: 9, works: null, fails: null };
    const step = nextStep({
      stretches: stretchesOf(9),
      search,
      sure: { works: true, fails: true },
      missing: new Set(),
    });
    expect(step).toMatchObject({ kind: 'look', index: 4, left: 3 });
  });

  it.each([2, 3, 4, 7, 28, 100])(
    'finds whichever of %i it was, in as many looks as a binary search takes',
    (amount) => {
      for (let culprit = 1; culprit < amount; culprit++) {
        const { step, looks } = run({ amount, culprit });
        expect(step).toEqual({ kind: 'found', first: culprit, last: culprit, skipped: [] });
        expect(looks).toBeLessThanOrEqual(Math.ceil(Math.log2(amount - 1)));
      }
    },
  );

  it('looks at both ends, too, where another host was live then', () => {
    for (let culprit = 1; culprit < 8; culprit++)
      expect(run({ amount: 8, culprit, isSure: false }).step).toMatchObject({ first: culprit, last: culprit });
    expect(run({ amount: 8, culprit: 0, isSure: false }).step).toEqual({ kind: 'always-fails' });
    expect(run({ amount: 8, culprit: 8, isSure: false }).step).toEqual({ kind: 'never-fails' });
  });

  it('passes over what cannot be shown, and names all that it may have been then', () => {
    const missing = [3, 4];
    expect(run({ amount: 8, culprit: 2, missing }).step).toMatchObject({ first: 2, last: 2, skipped: [] });
    for (const culprit of [3, 4, 5])
      expect(run({ amount: 8, culprit, missing }).step).toEqual({ kind: 'found', first: 3, last: 5, skipped: missing });
  });

  it('trusts the reader about an end that cannot be shown', () => {
    const step = run({ amount: 4, culprit: 2, missing: [0, 3], isSure: false }).step;
    expect(step).toMatchObject({ kind: 'found', first: 2, last: 2 });
  });

  it('refuses answers by which the same versions work and fail', () => {
    const stretches = stretchesBetween(ledger, 1, 7);
    const search = { from: 1, to: 7, works: 2, fails: 3 };
    const contradictory = () => nextStep({ stretches, search, sure: { works: true, fails: true }, missing: new Set() });
    expect(contradictory).toThrow('contradict');
  });
});
