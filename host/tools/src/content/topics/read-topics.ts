import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { throwProblems } from '@site/learning/content-error';
import { entryId } from '@site/learning/entry-fields';
import { fieldIssues, fieldProblem } from '@site/learning/field-problem';
import { slug } from 'github-slugger';
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { ContentError } from '../content-error.ts';

const text = v.pipe(v.string('must be a string; put it in quotes'), v.nonEmpty('must not be empty'));
const leaf = v.strictObject({ name: text, about: text, questions: v.optional(v.array(entryId), []) });
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'));
const node = v.strictObject({ ...leaf.entries, id: v.optional(id), leaves: v.optional(v.array(leaf), []) });
const branch = v.strictObject({ name: text, about: text, nodes: v.array(node) });
const tree = v.array(branch, 'must be a list of branches');

/** A page's topic tree: branches, their nodes, and the leaves of those. */
export type TopicTree = v.InferOutput<typeof tree>;
/** A node, or a leaf of one: what it is about, and the questions on it. */
export type Topic = v.InferOutput<typeof leaf>;

/** The file of a page's topic tree. @param dir the page's folder */
export function topicsFile(dir: string): string {
  return join(dir, 'topics.yaml');
}

/** The end of the address of a branch or a node: made of its name, unless the node keeps that of a former name as its `id`. */
export function topicId({ name, id }: { name: string; id?: string | undefined }): string {
  return id ?? slug(name);
}

/** The ids of the branches and nodes of a page's topic tree; none for a page without one. @throws ContentError like {@link readTree} */
export function topicIds(dir: string): string[] {
  const file = topicsFile(dir);
  if (!existsSync(file)) return [];
  return readTree(file).flatMap((branch) => [branch, ...branch.nodes].map(topicId));
}

/** How many topics of a tree lead to questions. */
export interface TopicCoverage {
  file: string;
  /** Nodes and leaves, by their names, with no question that exists. */
  without: string[];
  total: number;
  /** Ids that no entry has. */
  missing: string[];
}

/**
 * Counts the nodes and leaves of a page's topic tree that lead to a question.
 * @param questionIds the questions that exist
 * @returns null for a page without a tree
 * @throws ContentError like {@link readTree}
 */
export function topicCoverage(dir: string, questionIds: Set<string>): TopicCoverage | null {
  const file = topicsFile(dir);
  if (!existsSync(file)) return null;
  const topics = readTree(file).flatMap(({ nodes }) => nodes.flatMap((one) => [one, ...one.leaves]));
  const ids = new Set(topics.flatMap(({ questions }) => questions));
  return {
    file,
    without: topics.filter(({ questions }) => !questions.some((id) => questionIds.has(id))).map(({ name }) => name),
    total: topics.length,
    missing: [...ids].filter((id) => !questionIds.has(id)).sort(),
  };
}

/**
 * Reads a topic tree.
 * @throws ContentError naming the line that is not YAML, the field that is wrong, or the name that two branches or nodes have
 */
export function readTree(file: string): TopicTree {
  const lines = new LineCounter();
  const yaml = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  const broken = yaml.errors[0];
  if (broken) throw new ContentError(file, lines.linePos(broken.pos[0]).line, `is not YAML: ${broken.message}`);
  const branches = yaml.toJS();
  const result = v.safeParse(tree, branches);
  if (result.success) {
    throwProblems(repeatedNames(file, result.output));
    return result.output;
  }
  throwProblems(
    fieldIssues(tree, branches).map((issue) => {
      const field = v.getDotPath(issue);
      return new ContentError(file, undefined, `${field ? `field "${field}": ` : ''}${fieldProblem(issue)}`);
    }),
  );
  return [];
}

/** The name of a branch or a node is its address on the page, so no two of them may share one. */
function repeatedNames(file: string, branches: TopicTree): ContentError[] {
  const all = branches.flatMap((branch) => [branch, ...branch.nodes]);
  const known = new Set<string>();
  return all.flatMap((one) => {
    const id = topicId(one);
    if (!known.has(id)) {
      known.add(id);
      return [];
    }
    const problem = `has "${one.name}" twice among its branches and nodes. Its address is #${id}: name one of them in other words.`;
    return [new ContentError(file, undefined, problem)];
  });
}
