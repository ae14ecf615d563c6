import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** How a block of code is shown; it does not change what the block does. */
export interface CodeFrame {
  /** The name above it. */
  file?: string;
  /** Lines that are marked, counted from 1. */
  mark?: Set<number>;
  /** Lines have numbers. */
  numbers?: boolean;
  /** What readers can do with it in the page. */
  actions?: CodeAction[];
  /** The language of a sample for browsers that readers can run. */
  screen?: string | undefined;
}

/** To run code, to edit it, to step through it. */
export type CodeAction = 'run' | 'edit' | 'step';

/**
 * Removes the words after the fence that set how a block is shown: `file=reducer.ts`, `mark=3-5,8`, `numbers`. They go to the
 * properties of the `<code>`; what is left is about running the block.
 * @param refusal creates the error to throw, for a line of the document
 */
export function takeFrames(tree: Root, refusal: (line: number, problem: string) => Error): void {
  visit(tree, 'code', (node) => {
    const words = node.meta?.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
    const isFrame = (word: string) => /^(?:file|mark)=|^numbers$/.test(word);
    const frame = words.filter(isFrame);
    if (frame.length === 0) return;
    node.meta = words.filter((word) => !isFrame(word)).join(' ') || null;
    node.data = { ...node.data, hProperties: { dataFrame: frame.join(' ') } };
    const line = node.position?.start.line ?? 0;
    const last = Math.max(0, ...(readFrame(frame.join(' ')).mark ?? []));
    if (frame.some((word) => !/^(?:file=[\w@./[\]-]+|mark=\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*|numbers)$/.test(word)))
      throw refusal(line, `"${frame.join(' ')}" cannot be read. Write file=reducer.ts, mark=3-5,8 or numbers.`);
    if (last > node.value.split('\n').length)
      throw refusal(line, `marks line ${last}, but the block has no such line.`);
  });
}

/** The frame of a block, as {@link takeFrames} left it. */
export function readFrame(words: string): CodeFrame {
  const frame: CodeFrame = {};
  for (const word of words.split(' ')) {
    const [name, value] = word.split('=');
    if (name === 'numbers') frame.numbers = true;
    if (name === 'file' && value) frame.file = value;
    if (name === 'mark' && value) frame.mark = new Set(value.split(',').flatMap(range));
  }
  return frame;
}

function range(text: string): number[] {
  const [from = 0, to = from] = text.split('-').map(Number);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
