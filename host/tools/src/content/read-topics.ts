import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { throwProblems } from '@site/learning/content-error';
import { entryId } from '@site/learning/entry-fields';
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { fieldProblem } from '../field-problem.ts';
import { ContentError } from './content-error.ts';
import { escapeHtml } from './html.ts';

const text = v.pipe(v.string('must be a string; put it in quotes'), v.nonEmpty('must not be empty'));
const leaf = v.strictObject({ name: text, about: text, questions: v.optional(v.array(entryId), []) });
const node = v.strictObject({ ...leaf.entries, leaves: v.optional(v.array(leaf), []) });
const branch = v.strictObject({ name: text, about: text, nodes: v.array(node) });
const tree = v.array(branch, 'must be a list of branches');

type Leaf = v.InferOutput<typeof leaf>;

/**
 * Reads a page's topic tree and renders it as nested disclosures.
 * @param dir the page's folder; the tree is its `topics.yaml`
 * @param questionIds the questions that exist; a topic links to those of its questions that do
 * @throws ContentError naming the line that is not YAML, or the field that is wrong
 */
export function topicTree(dir: string, questionIds: Set<string>): string {
  const file = join(dir, 'topics.yaml');
  if (!existsSync(file)) throw new ContentError(file, undefined, 'is missing, but page.md places ::topics.');
  const branches = readTree(file);
  const about = ({ about, questions }: Leaf) =>
    `${escapeHtml(about)}${links(questions.filter((id) => questionIds.has(id)))}`;
  const item = (leaf: Leaf) => `<li><b>${escapeHtml(leaf.name)}</b> ${about(leaf)}</li>`;
  const items = branches.map(({ name, about: intro, nodes }) => {
    const inner = nodes.map((one) =>
      disclosure(
        one.name,
        `<p>${about(one)}</p>${one.leaves.length ? `<ul>${one.leaves.map(item).join('')}</ul>` : ''}`,
      ),
    );
    return disclosure(name, `<p>${escapeHtml(intro)}</p><ul>${inner.join('')}</ul>`);
  });
  return `<ul class="topics">${items.join('')}</ul>`;
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
 * @throws ContentError like {@link topicTree}
 */
export function topicCoverage(dir: string, questionIds: Set<string>): TopicCoverage | null {
  const file = join(dir, 'topics.yaml');
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

function readTree(file: string): v.InferOutput<typeof tree> {
  const lines = new LineCounter();
  const yaml = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  const broken = yaml.errors[0];
  if (broken) throw new ContentError(file, lines.linePos(broken.pos[0]).line, `is not YAML: ${broken.message}`);
  const result = v.safeParse(tree, yaml.toJS());
  if (result.success) return result.output;
  throwProblems(
    result.issues.map((issue) => {
      const field = v.getDotPath(issue);
      return new ContentError(file, undefined, `${field ? `field "${field}": ` : ''}${fieldProblem(issue)}`);
    }),
  );
  return [];
}

function disclosure(name: string, html: string): string {
  return `<li><details><summary>${escapeHtml(name)}</summary>${html}</details></li>`;
}

function links(ids: string[]): string {
  return ids.length ? ` <span class="facts">${ids.map((id) => `<a href="#${id}">${id}</a>`).join(' ')}</span>` : '';
}
