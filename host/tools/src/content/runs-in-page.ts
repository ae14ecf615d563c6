import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type CodeMark, readCodeMark } from './code-mark.ts';

/** What a script in the sandbox lacks or does differently: modules, Node, a document, storage, the network, tables in the console. */
const missing =
  /\b(?:import|require|process|Buffer|setImmediate|global|gc|document|window|localStorage|fetch|MessageChannel|SharedArrayBuffer|scheduler|navigator|crypto\.subtle|console\.(?:table|dir|time))\b/;

/** Marks the samples that readers can run in the page, with `data-run` on the `<code>`: scripts for Node that need nothing else. */
export function markRunnable(tree: Root): void {
  visit(tree, 'code', (node) => {
    const mark = readCodeMark(node.lang, node.meta, (problem) => new Error(problem));
    if (runsInPage(mark, node.value))
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataRun: '' } };
  });
}

function runsInPage(mark: CodeMark, code: string): boolean {
  return mark.kind === 'run' && mark.mode === 'module' && mark.engine === 'node' && !missing.test(code);
}
