import * as v from 'valibot';
import { fetchLibraries } from '../runner/fetch-libraries.ts';
import type { Program } from '../runner/protocol.ts';
import type { Runner } from '../runner/Runner.ts';
import { endings } from '../workspace/run-state.ts';
import { type Growth, sizesOf } from './growth.ts';
import { type Point, point } from './point.ts';

/** What ended a measurement early, in words for the reader. */
export class NotMeasured extends Error {}

/**
 * Measures code in the sandbox on input that grows.
 * @param files the code by file name, as `growth` imports it
 * @param onPoint called with each size when it was measured first, and again in the end
 * @throws NotMeasured for code that throws or does not end; Error when what it needs does not arrive
 */
export async function measureInSandbox(
  runner: Runner,
  growth: Growth,
  files: Record<string, string>,
  onPoint: (point: Point) => void,
): Promise<void> {
  const program: Program = {
    files: { ...files, 'growth.ts': growth.code, 'measure.ts': mainOf(growth) },
    ...{ entry: 'measure.ts', environment: 'worker', only: null, libraries: await fetchLibraries('growth') },
  };
  let problem = '';
  await runner.run(program, (event) => {
    if (event.type === 'result') onPoint(v.parse(point, event.value));
    if (event.type === 'error') problem ||= event.failure.message;
    if (event.type === 'end') problem ||= endings[event.reason];
  }).finished;
  if (problem) throw new NotMeasured(problem);
}

function mainOf(growth: Growth): string {
  return `import { measure } from '@site/learning/growth';
import prepare from './growth';

await measure(prepare, ${JSON.stringify(sizesOf(growth))});
`;
}
