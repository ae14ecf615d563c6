import { throwProblems } from '@site/learning/content-error';
import { fieldProblems } from '@site/learning/field-problem';
import * as v from 'valibot';
import { isMap, LineCounter, parseDocument } from 'yaml';
import { ContentError } from './content-error.ts';

export interface Markdown<Data> {
  file: string;
  data: Data;
  body: string;
  /** How many lines of the file are above `body`. */
  linesBefore: number;
}

/** A Markdown file with the lines of its fields. */
export interface MarkdownFile<Data> extends Markdown<Data> {
  /** The line of a field in the file; the first line for a missing field. */
  lineOf: (field: string) => number;
}

/** The front matter of a file before a schema has checked it. */
export type RawMarkdown = MarkdownFile<Record<string, unknown>>;

/** The schema of front matter: a field that it does not name is an error. */
type FrontMatterSchema = v.GenericSchema & { entries: v.ObjectEntries };

/** Front matter at the beginning of a file, where an editor may have written a byte order mark. */
const block = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Splits a Markdown file into its front matter and its body.
 * @throws ContentError naming the line that is not YAML; ContentErrors for several
 */
export function splitFrontMatter(file: string, source: string): RawMarkdown {
  const match = source.match(block);
  if (!match?.[1])
    throw new ContentError(file, 1, 'has no front matter. Begin the file with a block between two lines of ---.');

  const lines = new LineCounter();
  const yaml = parseDocument(match[1], { lineCounter: lines, prettyErrors: false });
  throwProblems(
    yaml.errors.map(
      ({ pos, message }) =>
        new ContentError(file, lines.linePos(pos[0]).line + 1, `the front matter is not YAML: ${message}`),
    ),
  );
  const { contents } = yaml;
  if (!isMap(contents)) throw new ContentError(file, 1, 'the front matter must be fields, such as "title: Maps".');
  return {
    file,
    data: yaml.toJS(),
    body: source.slice(match[0].length),
    linesBefore: match[0].split('\n').length - 1,
    lineOf(name) {
      const pair = contents.items.find(({ key }) => String(key) === name);
      const start = (pair?.key as { range?: [number] } | undefined)?.range?.[0];
      return start === undefined ? 1 : lines.linePos(start).line + 1;
    },
  };
}

/**
 * Reads one field of a file's front matter and skips the others, so that hundreds of files take no time. In the YAML of front
 * matter a field begins at the start of a line, and every further line of its value is indented.
 * @returns its value; undefined where there is no such field or it is not YAML, which reading the whole file reports
 */
export function readField(source: string, name: string): unknown {
  const [, text = ''] = source.match(block) ?? [];
  const start = `\n${text}`.indexOf(`\n${name}:`);
  if (start < 0) return undefined;
  const [field = ''] = text.slice(start).split(/\r?\n(?=\S)/, 1);
  const { contents, errors } = parseDocument(field, { prettyErrors: false });
  return errors.length === 0 && isMap(contents) ? contents.toJSON()[name] : undefined;
}

/**
 * Checks front matter by a schema.
 * @throws ContentError naming file, line and field; ContentErrors for several fields
 */
export function checkFrontMatter<Schema extends FrontMatterSchema>(
  markdown: RawMarkdown,
  schema: Schema,
): MarkdownFile<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, markdown.data);
  if (result.success) return { ...markdown, data: result.output };
  const problems = fieldProblems(schema, markdown.data).map(({ field, problem }) => {
    const line = markdown.lineOf(field.split('.')[0] ?? '');
    return new ContentError(markdown.file, line, `front matter field "${field}": ${problem}`);
  });
  throwProblems(problems);
  throw new Error('A schema that refuses front matter has to give a reason.');
}

/** Splits a Markdown file and checks its front matter. @throws like {@link splitFrontMatter} and {@link checkFrontMatter} */
export function readFrontMatter<Schema extends FrontMatterSchema>(file: string, source: string, schema: Schema) {
  return checkFrontMatter(splitFrontMatter(file, source), schema);
}
