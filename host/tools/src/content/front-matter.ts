import * as v from 'valibot';
import { isMap, LineCounter, parseDocument } from 'yaml';
import { fieldProblem } from '../field-problem.ts';
import { ContentError } from './content-error.ts';

export interface Markdown<Data> {
  file: string;
  data: Data;
  body: string;
  /** How many lines of the file stand before `body`. */
  linesBefore: number;
}

/** A Markdown file of which the lines of its fields are known. */
export interface MarkdownFile<Data> extends Markdown<Data> {
  /** The line of a field in the file; the first line for one that is not there. */
  lineOf: (field: string) => number;
}

/**
 * Splits a Markdown file into its front matter, checked by a schema, and its body.
 * @param schema a strict object: a field it does not know is an error
 * @throws ContentError naming file, line and field
 */
export function readFrontMatter<Schema extends v.GenericSchema>(
  file: string,
  source: string,
  schema: Schema,
): MarkdownFile<v.InferOutput<Schema>> {
  const match = source.match(/^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/);
  if (!match?.[1])
    throw new ContentError(file, 1, 'has no front matter. Begin the file with a block between two lines of ---.');

  const lines = new LineCounter();
  const yaml = parseDocument(match[1], { lineCounter: lines, prettyErrors: false });
  const broken = yaml.errors[0];
  if (broken)
    throw new ContentError(
      file,
      lines.linePos(broken.pos[0]).line + 1,
      `the front matter is not YAML: ${broken.message}`,
    );

  if (!isMap(yaml.contents)) throw new ContentError(file, 1, 'the front matter must be fields, such as "title: Maps".');

  const result = v.safeParse(schema, yaml.toJS());
  if (!result.success) {
    const issue = result.issues[0];
    const field = v.getDotPath(issue) ?? '';
    throw new ContentError(
      file,
      lineOf(field.split('.')[0] ?? ''),
      `front matter field "${field}": ${fieldProblem(issue)}`,
    );
  }
  return {
    file,
    data: result.output,
    body: source.slice(match[0].length),
    linesBefore: match[0].split('\n').length - 1,
    lineOf,
  };

  function lineOf(name: string): number {
    const pair = isMap(yaml.contents) ? yaml.contents.items.find(({ key }) => String(key) === name) : undefined;
    const start = (pair?.key as { range?: [number] } | undefined)?.range?.[0];
    return start === undefined ? 1 : lines.linePos(start).line + 1;
  }
}
