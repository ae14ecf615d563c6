import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from './content-error.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parseMarkdown } from './markdown/markdown.ts';
import { readTree } from './topics/read-topics.ts';
import { type WordRule, wordRules } from './word-rules.ts';

/** The most words of a short answer, code included. They take 20 seconds to say. */
const shortAnswerLimit = 45;

interface ProseProblem {
  /** Counted from the first line of the text that was searched, from 0. */
  line: number;
  problem: string;
}

/**
 * Finds words that we don't write in the title and the prose of a Markdown file, and a short answer that is too long. Code is
 * not searched for words.
 * @param source the whole file
 * @returns problems that name file, line and the better word
 * @throws ContentError for front matter that cannot be read
 */
export function proseProblems(
  file: string,
  source: string,
  { rules = wordRules, limit = shortAnswerLimit }: { rules?: readonly WordRule[]; limit?: number } = {},
): Error[] {
  const { body, linesBefore, data, lineOf } = splitFrontMatter(file, source);
  const tree = parseMarkdown(body);
  const inTitle = wordProblems(String(data.title ?? ''), rules).map((found) => ({ ...found, line: lineOf('title') }));
  const inBody = lengthProblems(tree.children, body, limit);
  visit(tree, 'text', ({ value, position }) => {
    for (const { line, problem } of wordProblems(value, rules))
      inBody.push({ line: line + (position?.start.line ?? 1), problem });
  });
  return [...inTitle, ...inBody.map(({ line, problem }) => ({ line: linesBefore + line, problem }))].map(
    ({ line, problem }) => new ContentError(file, line, problem),
  );
}

/** Finds words that we don't write in a topic tree. @throws ContentError like {@link readTree} */
export function topicWordProblems(file: string, rules: readonly WordRule[] = wordRules): Error[] {
  const topics = readTree(file).flatMap((branch) => [
    branch,
    ...branch.nodes.flatMap((node) => [node, ...node.leaves]),
  ]);
  return topics.flatMap(({ name, about }) =>
    [...wordProblems(name, rules), ...wordProblems(about, rules)].map(
      ({ problem }) => new ContentError(file, undefined, `topic "${name}": ${problem}`),
    ),
  );
}

function wordProblems(text: string, rules: readonly WordRule[]): ProseProblem[] {
  return rules.flatMap(({ wrong, better }) => {
    const pattern = new RegExp(`\\b(?:${wrong.replaceAll(' ', '\\s+')})\\b`, 'gi');
    return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      line: text.slice(0, index).split('\n').length - 1,
      problem: `"${found.replace(/\s+/g, ' ')}": write ${better}.`,
    }));
  });
}

function lengthProblems(blocks: RootContent[], body: string, limit: number): ProseProblem[] {
  const sourceOf = ({ position }: RootContent) => body.slice(position?.start.offset, position?.end.offset);
  const start = blocks.findIndex((block) => block.type === 'heading' && sourceOf(block) === '## Short answer');
  if (start < 0) return [];
  const after = blocks.slice(start + 1);
  const end = after.findIndex(({ type }) => type === 'heading');
  const answer = end < 0 ? after : after.slice(0, end);
  const words = answer.flatMap((block) => sourceOf(block).trim().split(/\s+/)).length;
  if (words <= limit) return [];
  const line = answer[0]?.position?.start.line ?? 1;
  return [{ line, problem: `the short answer has ${words} words. Say it in at most ${limit}.` }];
}
