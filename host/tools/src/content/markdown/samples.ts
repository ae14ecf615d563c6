import type { MarkedBlock, Sample } from '@site/learning/entry';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '../content-error.ts';
import { type CodeMark, readCodeMark } from './code-mark.ts';
import { runsInPage, stepsInPage } from './runs-in-page.ts';

export type { MarkedBlock, Sample, SampleEngine, SampleLanguage } from '@site/learning/entry';

/**
 * Finds the samples of a document, and the blocks with a role.
 * @param areSamplesRunnable whether readers can run them in the page
 * @throws ContentError for a block which neither runs nor has a reason not to, or runs without an expected output
 */
export function findSamples(tree: Root, file: string, linesBefore: number, areSamplesRunnable: boolean) {
  const samples: Sample[] = [];
  const marked: MarkedBlock[] = [];
  const outputs = new Set<unknown>();
  visit(tree, 'code', (node, index, parent) => {
    const line = linesBefore + (node.position?.start.line ?? 0);
    if (isOutput(node)) {
      if (outputs.has(node)) return;
      throw new ContentError(file, line, 'an ```output block must directly follow a block that runs.');
    }
    const mark = readCodeMark(node.lang, node.meta, (problem) => new ContentError(file, line, problem));
    if (mark.kind === 'role') marked.push({ file, line, role: mark.role, language: mark.language, code: node.value });
    if (mark.kind !== 'run') return;
    const next = parent?.children[(index ?? 0) + 1];
    if (!isOutput(next))
      throw new ContentError(file, line, 'a block that runs needs an ```output block right after it.');
    outputs.add(next);
    const isRunnable = areSamplesRunnable && runsInPage(mark, node.value);
    const hasSteps = isRunnable && stepsInPage(mark, node.value);
    samples.push(sampleOf(mark, { file, line, code: node.value, expected: next.value, isRunnable, hasSteps }));
  });
  return { samples, marked };
}

function sampleOf(
  { language, mode, engine }: Extract<CodeMark, { kind: 'run' }>,
  about: Pick<Sample, 'file' | 'line' | 'code' | 'expected' | 'isRunnable' | 'hasSteps'>,
): Sample {
  return { ...about, language, mode, engine };
}

/** A block that holds what the one before it prints. */
type OutputBlock = Code & { lang: 'output' };

function isOutput(node: unknown): node is OutputBlock {
  return (
    typeof node === 'object' &&
    node !== null &&
    Reflect.get(node, 'type') === 'code' &&
    Reflect.get(node, 'lang') === 'output'
  );
}
