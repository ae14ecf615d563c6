import { stripVTControlCharacters } from 'node:util';
import { sampleProgram } from '@site/learning/samples/program';
import { ContentError } from '../../content/content-error.ts';
import type { Sample } from '../../content/markdown/samples.ts';
import { compileSample } from './compile-sample.ts';
import type { SampleBrowser } from './sample-browser.ts';
import type { SampleEngines } from './sample-engines.ts';

/** What runs longer is endless, and has failed; even a machine that is busy with other work runs each sample sooner. In milliseconds. */
export const sampleTimeLimit = 60_000;

/**
 * Runs a sample of code alone, in the engine it names.
 * @returns what it printed, one line for each line, without spaces at line ends
 * @param timeLimit in milliseconds
 * @throws ContentError naming the place of a sample that does not compile, throws, or runs longer than that
 */
export async function runSample(sample: Sample, engines: SampleEngines, timeLimit = sampleTimeLimit): Promise<string> {
  try {
    return trim(await printedBy(sample, engines, timeLimit));
  } catch (error) {
    const problem = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    throw new ContentError(sample.file, sample.line, `the sample does not run: ${problem.trim()}`);
  }
}

async function printedBy(sample: Sample, engines: SampleEngines, timeLimit: number): Promise<string> {
  if (sample.engine === 'chromium' && sample.isRunnable) return runInSandbox(sample, await engines.browser);
  const script = await compileSample(sample);
  if (sample.engine === 'node') return engines.node.run(script, sample.mode, timeLimit);
  return (await engines.browser).run(sample, script, timeLimit);
}

/** What a sample prints where readers run it. @throws Error for one that throws or does not end in time */
async function runInSandbox({ code, language }: Sample, browser: SampleBrowser): Promise<string> {
  const { program, libraries } = sampleProgram(code, language);
  const events = await browser.runInSandbox({ ...program, only: null }, libraries);
  for (const event of events) {
    if (event.type === 'error') throw new Error(event.failure.message);
    if (event.type === 'end' && event.reason !== 'finished') throw new Error('it takes too long in the sandbox');
  }
  return events.flatMap((event) => (event.type === 'console' ? [event.text] : [])).join('\n');
}

/** The form in which output is compared: without spaces at line ends, and without empty lines around it. */
export function trim(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
