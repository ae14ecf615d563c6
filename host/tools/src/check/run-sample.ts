import { stripVTControlCharacters } from 'node:util';
import { ContentError } from '../content/content-error.ts';
import type { Sample } from '../content/samples.ts';
import { compileSample } from './compile-sample.ts';
import type { SampleEngines } from './sample-engines.ts';

/** A sample that runs longer is ended, and has failed. In milliseconds. */
export const sampleTimeLimit = 5_000;

/**
 * Runs a sample of code alone, in the engine it names.
 * @returns what it printed, one line for each line, without spaces at line ends
 * @throws ContentError naming the place of a sample that does not compile, throws, or runs longer than five seconds
 */
export async function runSample(sample: Sample, engines: SampleEngines): Promise<string> {
  try {
    const script = await compileSample(sample);
    if (sample.engine === 'node') return trim(await engines.node.run(script, sample.mode, sampleTimeLimit));
    return trim(await (await engines.browser).run(sample, script, sampleTimeLimit));
  } catch (error) {
    const problem = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    throw new ContentError(sample.file, sample.line, `the sample does not run: ${problem.trim()}`);
  }
}

/** The form in which output is compared: without spaces at line ends, and without empty lines around it. */
export function trim(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
