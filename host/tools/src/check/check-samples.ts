import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { ContentError } from '../content/content-error.ts';
import type { Sample } from '../content/samples.ts';
import { runSample, trim } from './run-sample.ts';
import type { SampleEngines } from './sample-engines.ts';

/** Runs samples and compares what they print with what the page says. @returns one problem for each that differs */
export async function checkSamples(samples: Sample[], engines: SampleEngines): Promise<Error[]> {
  const check = (sample: Sample) => checkSample(sample, engines);
  const cores = availableParallelism();
  const node = samples.filter(({ engine }) => engine === 'node');
  const chromium = samples.filter(({ engine }) => engine === 'chromium');
  return [...(await pLimit(cores).map(node, check)), ...(await pLimit(2 * cores).map(chromium, check))].flat();
}

/** On a busy machine even a short sample may take too long, so it gets a second time. */
async function checkSample(sample: Sample, engines: SampleEngines, again = false): Promise<Error[]> {
  try {
    const printed = await runSample(sample, engines);
    return printed === trim(sample.expected) ? [] : [difference(sample, printed)];
  } catch (error) {
    if (!again && /ran longer than/.test(String(error))) return checkSample(sample, engines, true);
    return [error instanceof Error ? error : new Error(String(error))];
  }
}

function difference({ file, line, expected }: Sample, printed: string): ContentError {
  const indent = (text: string) =>
    text
      .split('\n')
      .map((one) => `      ${one}`)
      .join('\n');
  return new ContentError(
    file,
    line,
    `the sample does not print what its output block says. Correct the one or the other.\n    written:\n${indent(trim(expected))}\n    printed:\n${indent(printed || '(nothing)')}`,
  );
}
