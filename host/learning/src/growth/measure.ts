import type { Point } from './point.ts';

/** Makes an input of size n. @returns the function that is measured, which is called once */
export type Prepare = (n: number) => () => unknown;

/** What a measurement needs of its surroundings. */
interface Tools {
  prepare: Prepare;
  /** Milliseconds. */
  now: () => number;
  /** Gives the event loop a turn. */
  pause: () => Promise<void>;
}

interface MeasureOptions extends Tools {
  /** In ascending order, each twice the one before. */
  sizes: readonly number[];
  /** Told each size when it was measured first, and again in the end. */
  report: (point: Point) => void;
}

/** One size, with as many runs as the clock needs to tell. */
interface Measured {
  n: number;
  runs: number;
  /** The shortest time that all of these runs have taken. */
  elapsed: number;
  /** What it takes to measure them, with making their input. */
  cost: number;
}

/**
 * In milliseconds: for everything, and for measuring each size once; what the clock of a browser, which is rounded, can tell, and can
 * tell well; how long making input may take.
 */
const limits = { total: 2_000, once: 1_400, shortest: 1, long: 2, preparing: 40 };

/** How often each size is measured, and how many runs are measured together, at most. */
const most = { rounds: 8, runs: 1_024 };

/**
 * Measures a function on input that grows, until there are no more sizes or the next one would take too long; then all sizes again,
 * one after the other, so that what disturbs one moment does not disturb one size alone.
 */
export async function measureGrowth({ sizes, report, ...tools }: MeasureOptions): Promise<void> {
  const began = tools.now();
  const measured: Measured[] = [];
  for (const n of sizes) {
    const size = await measureSize(n, tools);
    const factor = Math.max(2, size.cost / (measured.at(-1)?.cost ?? size.cost));
    measured.push(size);
    report(pointOf(size));
    if (tools.now() - began + 2 * size.cost * factor > limits.once) break;
  }
  for (let round = 1; round < most.rounds; round += 1)
    for (const size of measured) {
      if (tools.now() - began + size.cost > limits.total) continue;
      const { elapsed } = await measureRuns(size.n, size.runs, tools);
      size.elapsed = Math.min(size.elapsed, elapsed);
      if (size.elapsed < limits.shortest && size.runs < most.runs) await measureMore(size, tools);
    }
  for (const size of measured) report(pointOf(size));
}

function pointOf({ n, runs, elapsed }: Measured): Point {
  return { n, milliseconds: elapsed < limits.shortest ? null : elapsed / runs };
}

/** Measures more and more runs, each number of them twice, until they take long enough. */
async function measureSize(n: number, tools: Tools): Promise<Measured> {
  for (let runs = 1; ; runs *= 2) {
    const [one, other] = [await measureRuns(n, runs, tools), await measureRuns(n, runs, tools)];
    const elapsed = Math.min(one.elapsed, other.elapsed);
    const preparing = Math.min(one.preparing, other.preparing);
    if (elapsed < limits.long && preparing < limits.preparing && runs < most.runs) continue;
    return { n, runs, elapsed, cost: Math.min(one.cost, other.cost) };
  }
}

/** Takes twice as many runs of a size: those that were disturbed took longer than they do. */
async function measureMore(size: Measured, tools: Tools): Promise<void> {
  size.runs *= 2;
  const { elapsed, cost } = await measureRuns(size.n, size.runs, tools);
  Object.assign(size, { elapsed, cost });
}

/** Makes the input of some runs, then measures these. */
async function measureRuns(n: number, count: number, { prepare, now, pause }: Tools) {
  await pause();
  const start = now();
  const runs = Array.from({ length: count }, () => prepare(n));
  const prepared = now();
  for (const run of runs) run();
  const end = now();
  return { elapsed: end - prepared, preparing: prepared - start, cost: end - start };
}
