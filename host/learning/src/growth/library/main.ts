/// <reference path="../../runner/library-modules.d.ts" />
/** The library `growth`: measures a program on input that grows. */
import { report } from 'site:page';
import { measureGrowth, type Prepare } from '../measure.ts';

/** Held from the start: the program may replace what it is measured with. */
const now = performance.now.bind(performance);
const later = setTimeout.bind(globalThis);

/** Measures a program, and reports each point to the page. */
async function measure(prepare: Prepare, sizes: number[]): Promise<void> {
  const pause = () => new Promise<void>((resolve) => void later(resolve, 0));
  await measureGrowth({ prepare, sizes, now, pause, report });
}

export const packages = { '@site/learning/growth': { measure } };
