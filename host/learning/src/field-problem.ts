import * as v from 'valibot';

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

/** Whether an issue is a field that its object does not have. */
export function isUnknownField({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}

/** A message about a field that somebody wrote by hand; it follows the field's name. */
export function fieldProblem(issue: v.BaseIssue<unknown>): string {
  const { type, expected, received, message } = issue;
  if (type !== 'strict_object') return message;
  if (isUnknownField(issue)) return 'is unknown. Remove it, or correct its spelling.';
  if (expected === 'Object') return 'must be fields with values, such as "title: Maps".';
  return received === 'undefined' ? 'is missing.' : message;
}

function removeAt(value: unknown, [key, ...rest]: string[]): void {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  if (rest.length === 0) Reflect.deleteProperty(value, key);
  else removeAt(Reflect.get(value, key), rest);
}
