import type { RunState } from '../../../workspace/run-state.ts';
import { areaOf } from '../areas.ts';

/** A run as the list of results shows it: without the areas of the checks, by which the critique is grouped. */
export function withoutAreas(run: RunState): RunState {
  const results = run.results.map((result) =>
    areaOf(result.name) ? { ...result, name: result.name.slice(1) } : result,
  );
  return { ...run, results };
}
