import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from './content-error.ts';

/** A block of code in Markdown that claims to print something. */
export interface Sample {
  file: string;
  line: number;
  language: 'js' | 'ts';
  mode: 'module' | 'sloppy';
  code: string;
  expected: string;
}

const checkedLanguages = /^(?:[cm]?[jt]s|[jt]sx|javascript|typescript)$/i;

/**
 * Finds the samples of a document.
 * @throws ContentError for a block which neither runs nor says why not, or runs without an expected output
 */
export function findSamples(tree: Root, file: string, linesBefore: number): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (!checkedLanguages.test(node.lang ?? '')) return;
    const line = linesBefore + (node.position?.start.line ?? 0);
    const options = node.meta?.trim() ?? '';
    if (/^norun reason="[^"]+"$/.test(options)) return;
    const run = options.match(/^run(?: mode=(module|sloppy))?$/);
    if (!run)
      throw new ContentError(
        file,
        line,
        'a block of code must be marked `run`, `run mode=sloppy` or `norun reason="…"`.',
      );
    if (node.lang !== 'js' && node.lang !== 'ts')
      throw new ContentError(file, line, 'only js and ts blocks run; mark this one `norun` with a reason.');
    const next = parent?.children[(index ?? 0) + 1];
    if (!isOutput(next))
      throw new ContentError(file, line, 'a block that runs needs an ```output block right behind it.');
    samples.push({
      file,
      line,
      language: node.lang,
      mode: run[1] === 'sloppy' ? 'sloppy' : 'module',
      code: node.value,
      expected: next.value,
    });
  });
  return samples;
}

function isOutput(node: unknown): node is Code {
  return (
    typeof node === 'object' &&
    node !== null &&
    Reflect.get(node, 'type') === 'code' &&
    Reflect.get(node, 'lang') === 'output'
  );
}
