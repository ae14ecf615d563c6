import * as v from 'valibot';
import { didYouMean, suggestion } from './did-you-mean.ts';

/**
 * Everything that is wrong with fields that somebody wrote by hand, one issue for each value. valibot itself reports only the first
 * unknown field of an object.
 */
export function fieldIssues(schema: v.GenericSchema, value: unknown): v.BaseIssue<unknown>[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  const unknown = issues.filter(isUnknownField);
  if (unknown.length === 0) return issues;
  const rest = structuredClone(value);
  for (const { path } of unknown) removeAt(rest, path?.map(({ key }) => String(key)) ?? []);
  return [...issues, ...fieldIssues(schema, rest).filter(isUnknownField)];
}

/** A schema that refuses a field which it does not name. */
type FieldSchema = v.GenericSchema & { entries: v.ObjectEntries };

/**
 * The same in words, by the paths of the fields. An unknown field comes with the one that it was probably meant to be, which is
 * not reported as missing then.
 */
export function fieldProblems(schema: FieldSchema, value: unknown): { field: string; problem: string }[] {
  const names = Object.keys(schema.entries);
  const issues = fieldIssues(schema, value);
  const unknown = issues.filter(isUnknownField).map(pathOf);
  const misspelled = new Set(unknown.map((name) => suggestion(name, names)));
  return issues.flatMap((issue) => {
    const field = pathOf(issue);
    if (isMissingField(issue) && misspelled.has(field)) return [];
    const hint = isUnknownField(issue) ? didYouMean(field, names) : '';
    return [{ field, problem: fieldProblem(issue) + hint }];
  });
}

function pathOf(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue) ?? '';
}

function isMissingField({ type, expected, received }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected !== 'Object' && received === 'undefined';
}

/** Whether an issue is a field that its object does not have. */
function isUnknownField({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}

/** A message about a field that somebody wrote by hand; it follows the field's name. */
export function fieldProblem(issue: v.BaseIssue<unknown>): string {
  const { type, expected, message } = issue;
  if (type !== 'strict_object') return message;
  if (isUnknownField(issue)) return 'is unknown. Remove it, or correct its spelling.';
  if (expected === 'Object') return 'must be fields with values, such as "title: Maps".';
  return isMissingField(issue) ? 'is missing.' : message;
}

function removeAt(value: unknown, [key, ...rest]: string[]): void {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  if (rest.length === 0) Reflect.deleteProperty(value, key);
  else removeAt(Reflect.get(value, key), rest);
}
