import { availableParallelism } from 'node:os';
import type { Sample } from '@site/learning/entry';
import pLimit from 'p-limit';
import { ContentError } from '../../content/content-error.ts';
import { runSample, trim } from './run-sample.ts';
import type { SampleEngines } from './sample-engines.ts';

/**
 * Runs samples and compares what they print with their output blocks. One that fails runs again when nearly nothing runs beside it: a
 * busy machine can end what is short, and see in another order what is apart by milliseconds. A sample that is wrong fails twice.
 * @returns one problem for each that differs
 */
export async function checkSamples(samples: Sample[], engines: SampleEngines): Promise<Error[]> {
  const cores = availableParallelism();
  const check = (engine: Sample['engine'], concurrency: number) =>
    pLimit(concurrency).map(
      samples.filter((sample) => sample.engine === engine),
      async (sample) => ({ sample, problem: await problemOf(sample, engines) }),
    );
  const checked = [...(await check('node', cores)), ...(await check('chromium', 2 * cores))];
  const failed = checked.filter(({ problem }) => problem !== null);
  const problems = await pLimit(1).map(failed, ({ sample }) => problemOf(sample, engines));
  return problems.filter((problem) => problem !== null);
}

async function problemOf(sample: Sample, engines: SampleEngines): Promise<Error | null> {
  try {
    const printed = await runSample(sample, engines);
    return printed === trim(sample.expected) ? null : difference(sample, printed);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
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
