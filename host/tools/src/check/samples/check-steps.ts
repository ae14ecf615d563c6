import type { Sample } from '@site/learning/entry';
import { instrumented } from '@site/learning/stepper/instrumented';
import { loadQuickJS } from '@site/learning/stepper/load-quickjs';
import { record } from '@site/learning/stepper/record';
import { ContentError } from '../../content/content-error.ts';
import { insideScript } from '../../vite/runner-files.ts';
import { trim } from './run-sample.ts';

/**
 * Steps through the samples that readers can step through, in QuickJS as in the page.
 * @returns one problem for each that does not print what its output block holds, or does not finish
 */
export async function checkSteps(samples: Sample[]): Promise<Error[]> {
  const stepped = samples.filter(({ hasSteps }) => hasSteps);
  if (stepped.length === 0) return [];
  const [quickjs, inside] = await Promise.all([loadQuickJS(), insideScript()]);
  return stepped.flatMap((sample) => {
    try {
      const { steps, end } = record(instrumented(sample.code), inside, quickjs);
      const printed = steps.flatMap((step) => step.printed.map(({ text }) => text)).join('\n');
      if (end === 'finished' && trim(printed) === trim(sample.expected)) return [];
      return [differs(sample, end === 'finished' ? `It prints:\n${printed}` : `It does not finish: ${end}.`)];
    } catch (error) {
      return [differs(sample, String(error))];
    }
  });
}

function differs({ file, line }: Sample, how: string): ContentError {
  const problem =
    'readers could step through the sample, but QuickJS, which does that, does not print what its output block holds';
  return new ContentError(file, line, `${problem}. Mark it \`nostep\`, after \`run\`.\n${how}`);
}
