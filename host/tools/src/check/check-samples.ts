import { availableParallelism } from 'node:os';
import type { Sample } from '@site/learning/entry';
import pLimit from 'p-limit';
import { ContentError } from '../content/content-error.ts';
import { runSample, trim } from './run-sample.ts';
import type { SampleEngines } from './sample-engines.ts';
import { withSecondTry } from './with-second-try.ts';

/** Runs samples and compares what they print with their output blocks. @returns one problem for each that differs */
export async function checkSamples(samples: Sample[], engines: SampleEngines): Promise<Error[]> {
  const cores = availableParallelism();
  const check = (engine: Sample['engine'], concurrency: number) =>
    pLimit(concurrency).map(
      samples.filter((sample) => sample.engine === engine),
      (sample) => checkSample(sample, engines),
    );
  return [...(await check('node', cores)), ...(await check('chromium', 2 * cores))].flat();
}

async function checkSample(sample: Sample, engines: SampleEngines): Promise<Error[]> {
  try {
    const printed = await withSecondTry(() => runSample(sample, engines));
    return printed === trim(sample.expected) ? [] : [difference(sample, printed)];
  } catch (error) {
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
    `the sample does not print what its output block holds. Correct one of them.\n    written:\n${indent(trim(expected))}\n    printed:\n${indent(printed || '(nothing)')}`,
  );
}
